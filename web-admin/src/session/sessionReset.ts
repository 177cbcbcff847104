import { createContext, use } from "react";

/** Begins anew with an empty store and fresh queries, at the address where the person stands: after login and logout. */
export const ResetSession = createContext<() => void>(() => {});

export function useResetSession(): () => void {
  return use(ResetSession);
}
