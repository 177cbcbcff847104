import { createContext, use } from "react";

/** The global id of the signed-in user; empty until it is known. */
export const UserContext = createContext("");

export function useUserId(): string {
  return use(UserContext);
}
