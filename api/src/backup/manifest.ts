import { readFile } from "node:fs/promises";
import { z } from "zod";

/** The format version of the file, not of its tables; raised when an older release can no longer read it. */
const FORMAT = 1;

/** The last entry of a backup, without which the file is incomplete. */
export const MANIFEST = "manifest.json";

export const manifest = z.object({
  application: z.literal("machiya"),
  format: z.number().int(),
  /** The version of the release that wrote the backup. */
  version: z.string(),
  createdAt: z.iso.datetime(),
  /** The migrations applied to the database, in order, with the SHA-256 of their scripts. */
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.number().int(),
      /** The size of the table's COPY text, whose rows are in the order of the primary key. */
      bytes: z.number().int(),
      sha256: z.string(),
    }),
  ),
  /** The last value that the sequence issued; null: none yet. */
  sequences: z.array(z.object({ name: z.string(), value: z.string().nullable() })),
  /** Tables that a backup leaves out. */
  leftOut: z.array(z.string()),
});
export type Manifest = z.infer<typeof manifest>;
export type TableRecord = Manifest["tables"][number];

export async function newManifest(
  contents: Pick<Manifest, "migrations" | "tables" | "sequences" | "leftOut">,
): Promise<Manifest> {
  const source = await readFile(new URL("../../../package.json", import.meta.url), "utf8");
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(source));
  return {
    application: "machiya",
    format: FORMAT,
    version,
    createdAt: new Date().toISOString(),
    ...contents,
  };
}

/** Parses a manifest. Throws an Error with a readable message when this release cannot read such a backup. */
export function readManifest(bytes: Buffer): Manifest {
  const read = json(bytes);
  const head = z
    .object({ application: z.literal("machiya"), format: z.number(), version: z.string() })
    .safeParse(read);
  if (!head.success) throw new Error("This is no backup of Machiya.");
  if (head.data.format > FORMAT) {
    throw new Error(
      `The backup was made by a newer Machiya (${head.data.version}): restore it with that one.`,
    );
  }
  return manifest.parse(read);
}

function json(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString("utf8"));
  } catch {
    return null;
  }
}
