import { buildWhenStale, generateWhenMissing } from "./build.ts";
import { fillInDemoDefaults } from "./demo.ts";

generateWhenMissing();
buildWhenStale();
await fillInDemoDefaults(process.env);
await import("./main.ts");
