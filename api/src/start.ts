import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { buildWhenStale, generateWhenMissing, ROOT } from "./build.ts";
import { fillInDemoDefaults } from "./demo.ts";

// What was made of our files the last time is read instead of made anew; where it cannot be kept, nothing is lost.
enableCompileCache(join(ROOT, "node_modules/.cache/machiya"));
generateWhenMissing();
buildWhenStale();
await fillInDemoDefaults(process.env);
await import("./main.ts");
