import Board from "./KeysBoard.svelte";
import { keysTable } from "./words";

export default keysTable(Board);
