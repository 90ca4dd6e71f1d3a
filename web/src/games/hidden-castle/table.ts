import Board from "../gallery/GalleryBoard.svelte";
import { galleryTable } from "../gallery/words";

export default galleryTable(Board, "+", { en: "points, few are good", nl: "punten, weinig is goed" });
