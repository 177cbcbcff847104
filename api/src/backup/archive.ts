import { createReadStream, createWriteStream } from "node:fs";
import { open, rename, rm, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import tar from "tar-stream";

export interface ArchiveEntry {
  name: string;
  bytes: Buffer;
}

/** Maximum size of an entry; entries are read into memory, and no file of ours contains a larger one. */
export const MAX_ENTRY_BYTES = 8 * 1024 * 1024;

/**
 * Writes a tar.gz that only its owner can read. The file gets its name only when it is complete and synced to
 * disk; a killed process leaves a file named *.unfinished-…. Throws when a file of this name exists.
 */
export async function writeArchive(
  file: string,
  fill: (add: (name: string, bytes: Buffer) => Promise<void>) => Promise<void>,
): Promise<void> {
  if (await exists(file)) throw new Error(`${file} exists already: give another name.`);
  const draft = `${file}.unfinished-${process.pid}`;
  const pack = tar.pack();
  const written = pipeline(pack, createGzip(), createWriteStream(draft, { flags: "wx", mode: 0o600 }));
  const add = (name: string, bytes: Buffer) =>
    new Promise<void>((resolve, reject) => {
      // An error of the file reaches the entry that is being written, too, and would end the process without a listener.
      pack
        .entry({ name, size: bytes.length, mode: 0o600 }, bytes, (error) =>
          error ? reject(error) : resolve(),
        )
        .on("error", reject);
    });
  try {
    const filled = fill(add).then(() => pack.finalize());
    // Either side may fail first: a full disk ends the filling, a lost database connection ends the file.
    await Promise.all([filled, written]);
    await toDisk(draft);
    await rename(draft, file);
    await toDisk(dirname(file));
  } catch (error) {
    pack.destroy();
    await written.catch(() => {});
    await rm(draft, { force: true });
    throw error;
  }
}

/** Yields the entries in their order. Throws an Error when the file is damaged or truncated. */
export async function* readArchive(file: string): AsyncGenerator<ArchiveEntry> {
  const extract = tar.extract();
  const source = createReadStream(file);
  const pumped = pipeline(source, createGunzip(), extract);
  // The loop below or the wait after it reports the error.
  pumped.catch(() => {});
  try {
    for await (const entry of extract) {
      const { name, size = 0 } = entry.header;
      if (size > MAX_ENTRY_BYTES) throw new Error(`the entry ${name} is too large`);
      const chunks: Buffer[] = [];
      for await (const chunk of entry as AsyncIterable<Buffer>) chunks.push(chunk);
      yield { name, bytes: Buffer.concat(chunks) };
    }
    await pumped;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") {
      throw new Error(`There is no file ${file}.`, { cause: error });
    }
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${file} is no whole backup: ${reason}.`, { cause: error });
  } finally {
    source.destroy();
  }
}

async function toDisk(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );
