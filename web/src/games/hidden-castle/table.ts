import { wordsOf } from "../../lib/words";
import Board from "../gallery/GalleryBoard.svelte";
import { galleryTable } from "../gallery/words";

export default galleryTable(Board, "+", () => wordsOf("hidden-castle")("score"));
