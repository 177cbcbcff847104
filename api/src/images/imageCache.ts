import type { PrismaClient } from "@machiya/prisma/client";

/** Above this size the images that were used least recently are dropped. */
const CAPACITY_BYTES = 16_000_000;
/** How long a deleted image may still be served. */
const MAX_AGE_MS = 60_000;

export interface CachedImage {
  bytes: Uint8Array<ArrayBuffer>;
  contentType: string;
}

/** Returns a stored image; null: there is none. */
export type FindImage = (hash: string, variant: string) => Promise<CachedImage | null>;

interface Entry extends CachedImage {
  readAt: number;
}

/** Keeps images in memory that were served recently; their content never changes. */
export function createImageCache(
  prisma: PrismaClient,
  now: () => number = () => performance.now(),
): FindImage {
  const entries = new Map<string, Entry>();
  /** Images that are being read, so that concurrent requests share one read. */
  const reading = new Map<string, Promise<CachedImage | null>>();
  let size = 0;

  function drop(key: string, { bytes }: CachedImage): void {
    entries.delete(key);
    size -= bytes.byteLength;
  }

  function store(key: string, entry: Entry): void {
    entries.set(key, entry);
    size += entry.bytes.byteLength;
    for (const [oldest, one] of entries) {
      if (size <= CAPACITY_BYTES) break;
      drop(oldest, one);
    }
  }

  async function read(key: string, hash: string, variant: string): Promise<CachedImage | null> {
    const readAt = now();
    const found = await prisma.imageVariant.findUnique({ where: { hash_variant: { hash, variant } } });
    if (found === null) return null;
    const entry = { bytes: found.bytes, contentType: found.contentType, readAt };
    store(key, entry);
    return entry;
  }

  return async (hash, variant) => {
    const key = `${hash} ${variant}`;
    const entry = entries.get(key);
    if (entry !== undefined) {
      drop(key, entry);
      if (now() - entry.readAt <= MAX_AGE_MS) {
        // Inserting the key again moves it to the newest end of the map.
        store(key, entry);
        return entry;
      }
    }
    const running = reading.get(key) ?? read(key, hash, variant).finally(() => reading.delete(key));
    reading.set(key, running);
    return running;
  };
}
