import { createContext, use } from "react";

/** Replaces the store and restarts the queries of the current URL, after login and logout. */
export const ResetSession = createContext<() => void>(() => {});

export function useResetSession(): () => void {
  return use(ResetSession);
}
