import "./compileCache.ts";

const { buildWhenStale, generateWhenMissing } = await import("./build.ts");
try {
  await generateWhenMissing();
  await buildWhenStale();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
const { fillInDemoDefaults } = await import("./demo.ts");
await fillInDemoDefaults(process.env);
await import("./serve.ts");
