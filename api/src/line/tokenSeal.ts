import { hkdfSync } from "node:crypto";
import { createSeal, type Seal } from "../secrets/seal.ts";

const KEY_BYTES = 32;
/** Separates this key from others that could be derived from the same secret. */
const PURPOSE = "machiya customer access token";

/** Encrypts customers' access tokens, each for its LINE user. */
export type TokenSeal = Seal;

/** Creates the seal. Its key is derived from the channel's secret, which is stored only in the configuration. */
export function createTokenSeal(channelSecret: string): TokenSeal {
  return createSeal(new Uint8Array(hkdfSync("sha256", channelSecret, "", PURPOSE, KEY_BYTES)));
}
