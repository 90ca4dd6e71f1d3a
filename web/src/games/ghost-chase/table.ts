import Board from "./GhostBoard.svelte";
import { ghostTable } from "./words";

export default ghostTable(Board);
