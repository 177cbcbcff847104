import { useState } from "react";

import type { Problems, Values } from "./formFields.ts";

/** What is wrong with a form: at once where something is written, and where nothing is once it was tried to send it. */
export function useProblems<Fields extends Values>(draft: Fields, problems: Problems<Fields>) {
  const [tried, setTried] = useState(false);
  const found = Object.entries(problems).filter(([, problem]) => problem !== undefined);
  return {
    shown: Object.fromEntries(found.filter(([field]) => tried || draft[field] !== "")) as Problems<Fields>,
    /** Sends it, when nothing is wrong. */
    attempt: (submit: () => void) => {
      setTried(true);
      if (found.length === 0) submit();
    },
  };
}
