import { useMessages } from "./language.ts";

/** The words of the trade: labels of states, methods and sources. */
export function useLabels() {
  return useMessages("wording");
}
