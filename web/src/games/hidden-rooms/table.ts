import Board from "./RoomsBoard.svelte";
import { roomsTable } from "./words";

export default roomsTable(Board);
