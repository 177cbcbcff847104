import { startSmall } from "./startSmall.ts";

startSmall();
await import("./serve.ts");
