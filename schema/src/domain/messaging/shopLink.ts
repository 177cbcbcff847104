/** The base URL of LINE's links to LIFF apps. */
const LIFF_ORIGIN = "https://liff.line.me";

/**
 * Returns the absolute URL of a path of the shop: inside LINE when LIFF is configured, because the LIFF app's
 * endpoint is the shop's root. Returns null without a LIFF id and public URL.
 */
export function shopLink(
  { publicUrl, liffId }: { publicUrl: string | null; liffId: string | null },
  path: string,
): string | null {
  if (liffId !== null) return `${LIFF_ORIGIN}/${encodeURIComponent(liffId)}${path}`;
  return publicUrl === null ? null : publicUrl + path;
}
