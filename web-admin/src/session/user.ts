import { createContext, use } from "react";

/** The global id of the person signed in; empty until known. */
export const UserContext = createContext("");

export function useUserId(): string {
  return use(UserContext);
}
