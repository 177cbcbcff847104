import "./startup/compileCache.ts";

// Imported dynamically, so that the cache is enabled before Node compiles the server.
await import("./startup/serve.ts");
