import { TableError } from "./table.ts";

/**
 * An .xls is a stream of records inside a compound file, a small file system (Microsoft's [MS-CFB]).
 * Malicious sector chains can form cycles or overlap, and a reader that copies each chain exhausts the
 * memory. This reader follows a single stream, and never further than the file's length.
 */
const SIGNATURE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const HEADER_BYTES = 512;
const ENTRY_BYTES = 128;
const STREAM = 2;
/** Sector numbers are below this; higher values end a chain or mark special sectors. */
const NO_SECTOR = 0xfffffffa;

/** The first bytes of a workbook's records in all versions since Excel 5. */
const BEGIN_OF_FILE = [0x09, 0x08];

/** The names of the workbook's stream: since Excel 97, and before. */
const STREAM_NAMES = ["Workbook", "Book"];

interface Entry {
  name: string;
  type: number;
  left: number;
  right: number;
  child: number;
  start: number;
  size: number;
}

/**
 * Returns the workbook's records in an .xls, in the form that its reader accepts. Throws TableError when
 * there are none.
 */
export function unpackXls(file: Uint8Array): Buffer {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.length);
  if (SIGNATURE.some((byte, index) => bytes[index] !== byte)) throw new TableError("WRONG_TYPE");
  if (bytes.length < HEADER_BYTES) throw new TableError("UNREADABLE");
  const sectorSize = sizeOf(bytes.readUInt16LE(30), [9, 12]);
  const miniSize = sizeOf(bytes.readUInt16LE(32), [6]);
  const sector = (number: number) => {
    const start = (number + 1) * sectorSize;
    if (start >= bytes.length) throw new TableError("UNREADABLE");
    return bytes.subarray(start, start + sectorSize);
  };

  const next = readTable(fatSectors(bytes, sector), sector);
  const read = (start: number) => Buffer.concat(chain(start, next).map(sector));
  const entries = readEntries(read(bytes.readUInt32LE(48)));
  const found = findStream(entries);
  if (found === null) throw new TableError("WRONG_TYPE");

  const isMini = found.size < bytes.readUInt32LE(56);
  const content = isMini ? readMini() : read(found.start);
  const stream = content.subarray(0, found.size);
  if (stream.length < found.size) throw new TableError("UNREADABLE");
  if (BEGIN_OF_FILE.some((byte, index) => stream[index] !== byte)) throw new TableError("WRONG_TYPE");
  return stream;

  /** Reads a short stream, which is stored in mini sectors of the root's stream. */
  function readMini(): Buffer {
    const store = read(entries[0]?.start ?? NO_SECTOR);
    const miniNext = readTable(chain(bytes.readUInt32LE(60), next), sector);
    return Buffer.concat(
      chain(found?.start ?? NO_SECTOR, miniNext).map((number) =>
        store.subarray(number * miniSize, (number + 1) * miniSize),
      ),
    );
  }
}

function sizeOf(shift: number, allowed: readonly number[]): number {
  if (!allowed.includes(shift)) throw new TableError("UNREADABLE");
  return 2 ** shift;
}

/**
 * Returns the sectors of the allocation table: the header lists the first 109, a chain of their own the
 * others.
 */
function fatSectors(bytes: Buffer, sector: (number: number) => Buffer): number[] {
  const numbers: number[] = [];
  const take = (from: Buffer, start: number, end: number) => {
    for (let at = start; at < end; at += 4) {
      const number = from.readUInt32LE(at);
      if (number < NO_SECTOR) numbers.push(number);
    }
  };
  take(bytes, 76, HEADER_BYTES);
  const most = bytes.length / HEADER_BYTES;
  let number = bytes.readUInt32LE(68);
  for (let count = 0; number < NO_SECTOR; count++) {
    const more = sector(number);
    if (count > most || more.length % 4 !== 0) throw new TableError("UNREADABLE");
    take(more, 0, more.length - 4);
    number = more.readUInt32LE(more.length - 4);
  }
  if (numbers.length > most) throw new TableError("UNREADABLE");
  return numbers;
}

/** Reads an allocation table: the next sector of each sector. */
function readTable(sectors: readonly number[], sector: (number: number) => Buffer): number[] {
  return sectors.flatMap((number) => {
    const bytes = sector(number);
    return Array.from({ length: Math.floor(bytes.length / 4) }, (_, index) => bytes.readUInt32LE(index * 4));
  });
}

/** Returns the sectors of a chain. A chain longer than the number of sectors is a cycle. */
function chain(start: number, next: readonly number[]): number[] {
  const numbers: number[] = [];
  for (let number = start; number < NO_SECTOR; number = next[number] ?? NO_SECTOR) {
    if (numbers.length > next.length) throw new TableError("UNREADABLE");
    numbers.push(number);
  }
  return numbers;
}

function readEntries(directory: Buffer): Entry[] {
  return Array.from({ length: Math.floor(directory.length / ENTRY_BYTES) }, (_, index) => {
    const entry = directory.subarray(index * ENTRY_BYTES, (index + 1) * ENTRY_BYTES);
    const nameBytes = Math.min(Math.max(entry.readUInt16LE(64) - 2, 0), 62);
    return {
      name: entry.toString("utf16le", 0, nameBytes),
      type: entry.readUInt8(66),
      left: entry.readUInt32LE(68),
      right: entry.readUInt32LE(72),
      child: entry.readUInt32LE(76),
      start: entry.readUInt32LE(116),
      size: entry.readUInt32LE(120),
    };
  });
}

/**
 * Finds the workbook's stream at the top level of the file; workbooks embedded in other objects are ignored.
 */
function findStream(entries: readonly Entry[]): Entry | null {
  const seen = new Set<number>();
  const waiting = [entries[0]?.child ?? NO_SECTOR];
  const found: Entry[] = [];
  for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
    const entry = entries[index];
    if (entry === undefined || seen.has(index)) continue;
    seen.add(index);
    waiting.push(entry.left, entry.right);
    if (entry.type === STREAM) found.push(entry);
  }
  const named = STREAM_NAMES.map((name) => found.find((entry) => entry.name === name));
  return named.find((entry) => entry !== undefined) ?? null;
}
