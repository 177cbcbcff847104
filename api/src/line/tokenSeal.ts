import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const CIPHER = "aes-256-gcm";
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Separates this key from others that could be derived from the same secret. */
const PURPOSE = "machiya customer access token";

/** Encrypts customers' access tokens, so that the database alone does not reveal them. */
export interface TokenSeal {
  /** Encrypts a token for one LINE user. */
  seal(token: string, lineUserId: string): Uint8Array<ArrayBuffer>;
  /** Returns the token; null when it was sealed for another user or with another secret, or was changed. */
  open(sealed: Uint8Array, lineUserId: string): string | null;
}

/** Creates the seal. Its key is derived from the channel's secret, which is stored only in the configuration. */
export function createTokenSeal(channelSecret: string): TokenSeal {
  const key = new Uint8Array(hkdfSync("sha256", channelSecret, "", PURPOSE, KEY_BYTES));
  return {
    seal(token, lineUserId) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(lineUserId));
      const encrypted = [cipher.update(token, "utf8"), cipher.final()];
      return Uint8Array.from(Buffer.concat([nonce, cipher.getAuthTag(), ...encrypted]));
    },
    open(sealed, lineUserId) {
      const bytes = Buffer.from(sealed);
      const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
      if (tag.length < TAG_BYTES) return null;
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES))
        .setAAD(Buffer.from(lineUserId))
        .setAuthTag(tag);
      try {
        const token = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
        return Buffer.concat([token, decipher.final()]).toString("utf8");
      } catch {
        return null;
      }
    },
  };
}
