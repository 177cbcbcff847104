import liff from "@line/liff/core";
import Permission from "@line/liff/permission";

// This SDK module is rarely used; it is registered after the SDK has started.
liff.use(new Permission());

/** Returns whether the customer permits the shop to read their profile, without asking them. */
export async function mayReadProfile(): Promise<boolean> {
  return (await liff.permission.query("profile")).state === "granted";
}

/**
 * Asks for that permission on LINE's own screen unless it is granted; afterwards, the SDK has new tokens. Resolves with
 * false where it cannot be asked for. Rejects when the customer declines.
 */
export async function requestProfile(): Promise<boolean> {
  const { state } = await liff.permission.query("profile");
  if (state === "prompt") await liff.permission.requestAll();
  return state !== "unavailable" && mayReadProfile();
}
