import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts texts with AES-256-GCM, so that the database alone does not reveal them. */
export interface Seal {
  /** Encrypts a text for one owner. */
  seal(text: string, owner: string): Uint8Array<ArrayBuffer>;
  /** Returns the text; null when it was sealed for another owner or with another key, or was changed. */
  open(sealed: Uint8Array, owner: string): string | null;
}

/** Creates the seal of a key of 32 bytes. */
export function createSeal(key: Uint8Array): Seal {
  return {
    seal(text, owner) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(owner));
      const encrypted = [cipher.update(text, "utf8"), cipher.final()];
      return Uint8Array.from(Buffer.concat([nonce, cipher.getAuthTag(), ...encrypted]));
    },
    open(sealed, owner) {
      const bytes = Buffer.from(sealed);
      const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
      if (tag.length < TAG_BYTES) return null;
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES))
        .setAAD(Buffer.from(owner))
        .setAuthTag(tag);
      try {
        const text = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
        return Buffer.concat([text, decipher.final()]).toString("utf8");
      } catch {
        return null;
      }
    },
  };
}
