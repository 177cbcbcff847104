import { flag, optional } from "./wireTypes.ts";

/** Whether to proceed although appointments are affected (decisions.md §5). */
export const forceInput = {
  force: optional(flag).meta({
    type: ["boolean", "integer"],
    description:
      "true or 1: proceed although appointments are affected; they become not specified. In the body or the query.",
  }),
};

export const FORCE_IN_QUERY: readonly string[] = ["force"];
