import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { generateWhenMissing, ROOT } from "./build.ts";
import { fillInDemoDefaults } from "./demo.ts";

// The server restarts when one of its files changes; the webs' dev servers reload the browser and proxy API
// requests to the server.
await generateWhenMissing();
await fillInDemoDefaults(process.env);

const vite = join(ROOT, "node_modules/vite/bin/vite.js");
const children: ChildProcess[] = [
  start(["--watch", "--watch-preserve-output", join(ROOT, "api/src/main.ts")], ROOT),
  start([vite, "--port", "5173", "--strictPort"], join(ROOT, "web-admin")),
  start([vite, "--port", "5174", "--strictPort", "--mode", "demo"], join(ROOT, "web-liff")),
];
console.log("Console http://127.0.0.1:5173/   Customer pages http://127.0.0.1:5174/product-show");

function start(args: string[], cwd: string): ChildProcess {
  const child = spawn(process.execPath, args, { cwd, stdio: "inherit" });
  child.on("exit", (code) => {
    if (code !== 0 && code !== null) stop("SIGTERM");
  });
  return child;
}

function stop(signal: NodeJS.Signals): void {
  for (const child of children) child.kill(signal);
}
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => stop(signal));
