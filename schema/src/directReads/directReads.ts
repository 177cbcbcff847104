import { order, product } from "./types.ts";

export {
  compileDirectRead,
  type DirectQuestion,
  type DirectRead,
  type RowQuestion,
  viewerOfDirectReads,
} from "./compile.ts";
export { picker } from "./selection.ts";
export type { DirectType, DirectViewer } from "./types.ts";

/** What pages and rows may be of. */
export const TYPES = { order, product };
