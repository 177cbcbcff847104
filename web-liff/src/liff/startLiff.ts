import type { Config } from "../initialData.ts";
import type { Liff } from "./liff.ts";

/** Loads and starts LINE's SDK. Rejects when it is not configured or fails to load. */
export async function startLiff(config: Config): Promise<Liff> {
  // Only the demo build contains the demo's replacement.
  if (import.meta.env.MODE === "demo" && config.demo !== null) {
    const { startDemoLiff } = await import("./demoLiff.ts");
    return startDemoLiff();
  }
  if (config.liffId === null) throw new Error("LIFF is not configured");
  const { startLineLiff } = await import("./lineLiff.ts");
  return startLineLiff(config.liffId);
}
