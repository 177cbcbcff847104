import { startSmall } from "./startSmall.ts";

startSmall();
const { buildWhenStale, generateWhenMissing } = await import("./build.ts");
generateWhenMissing();
buildWhenStale();
const { fillInDemoDefaults } = await import("./demo.ts");
await fillInDemoDefaults(process.env);
await import("./serve.ts");
