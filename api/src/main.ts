import { relaunchWithMemoryFlags } from "./startup/relaunchWithMemoryFlags.ts";

relaunchWithMemoryFlags();
await import("./startup/serve.ts");
