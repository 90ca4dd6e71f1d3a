import LobbyBoard from "./LobbyBoard.svelte";
import { lobbyTable } from "./words";

export default lobbyTable(LobbyBoard);
