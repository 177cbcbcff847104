import { createHash, type Hash } from "node:crypto";
import { type ArchiveEntry, readArchive } from "./archive.ts";
import { MANIFEST, type Manifest, readManifest } from "./manifest.ts";

const ENTRY = /^tables\/([^/]+)\/\d{6}\.copy$/;

/** Returns the table to which an entry of a backup belongs; null: the entry is not part of a table. */
export const tableOf = ({ name }: ArchiveEntry) => ENTRY.exec(name)?.[1] ?? null;

/**
 * Reads a whole backup and returns its manifest. Throws an Error with a readable message when the file is
 * damaged, truncated or not a backup.
 */
export async function checkBackup(file: string): Promise<Manifest> {
  const found = new Map<string, { hash: Hash; bytes: number }>();
  let last: Buffer | null = null;
  for await (const entry of readArchive(file)) {
    const table = tableOf(entry);
    if (last !== null)
      throw new Error(`${file} was packed again: its manifest must be the last file of the archive.`);
    if (entry.name === MANIFEST) last = entry.bytes;
    else if (table === null) throw new Error(`${file} is no backup of Machiya.`);
    else {
      const read = found.get(table) ?? { hash: createHash("sha256"), bytes: 0 };
      read.hash.update(entry.bytes);
      read.bytes += entry.bytes.length;
      found.set(table, read);
    }
  }
  if (last === null) throw new Error(`${file} is no whole backup: its end is missing.`);
  // The gzip checksum has been verified at this point.
  const manifest = readManifest(last);
  for (const { name, bytes, sha256 } of manifest.tables) {
    const read = found.get(name) ?? { hash: createHash("sha256"), bytes: 0 };
    if (read.bytes !== bytes || read.hash.digest("hex") !== sha256) {
      throw new Error(`${file} is damaged: the table ${name} is not what was written.`);
    }
    found.delete(name);
  }
  if (found.size > 0) throw new Error(`${file} is damaged: it holds tables that its manifest does not name.`);
  return manifest;
}
