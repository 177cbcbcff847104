import { createContext } from "react";

/** Loads Fluent's focus management, which then stays for as long as the console is open. */
export const RequestFocusManagement = createContext<() => void>(() => {});
