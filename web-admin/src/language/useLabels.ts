import { useMessages } from "./language.ts";

/** Returns the labels of states, methods and sources. */
export function useLabels() {
  return useMessages("wording");
}
