import { useState } from "react";

import type { Problems, Values } from "./formFields.ts";

/**
 * Decides when validation errors are shown: for a filled field at once, for an empty one after the first
 * submission.
 */
export function useProblems<Fields extends Values>(draft: Fields, problems: Problems<Fields>) {
  const [tried, setTried] = useState(false);
  const found = Object.entries(problems).filter(([, problem]) => problem !== undefined);
  return {
    shown: Object.fromEntries(found.filter(([field]) => tried || draft[field] !== "")) as Problems<Fields>,
    /** Calls `submit` if the form is valid. */
    attempt: (submit: () => void) => {
      setTried(true);
      if (found.length === 0) submit();
    },
  };
}
