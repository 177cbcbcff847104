import { inflateSync } from "node:zlib";

/** The contents of a PDF made by Chromium. */
export interface Printed {
  pages: number;
  /** Width and height of each page in millimeters, rounded. */
  sizes: { width: number; height: number }[];
  /** All drawn characters, without their order. */
  characters: Set<string>;
}

const MM_PER_POINT = 25.4 / 72;

export function readPdf(pdf: Buffer): Printed {
  const text = pdf.toString("latin1");
  const sizes = [...text.matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) => ({
    width: Math.round(Number(width) * MM_PER_POINT),
    height: Math.round(Number(height) * MM_PER_POINT),
  }));
  const characters = new Set(streams(pdf).flatMap(charactersOf).map(ordinary));
  return { pages: [...text.matchAll(/\/Type\s*\/Page\b(?!s)/g)].length, sizes, characters };
}

/** Fonts may map a glyph to a radical that looks like the intended character. */
const ordinary = (character: string) => character.normalize("NFKC");

/** Returns the decompressed streams. */
function streams(pdf: Buffer): string[] {
  const text = pdf.toString("latin1");
  return [...text.matchAll(/stream\r?\n/g)].flatMap(({ index, 0: head }) => {
    const start = index + head.length;
    try {
      return [inflateSync(pdf.subarray(start, text.indexOf("endstream", start))).toString("latin1")];
    } catch {
      return [];
    }
  });
}

/** Returns the characters of a font's map, which contains only used glyphs. */
function charactersOf(stream: string): string[] {
  const characters: string[] = [];
  for (const [, block = ""] of stream.matchAll(/beginbfchar([\s\S]*?)endbfchar/g)) {
    for (const [, , to = ""] of block.matchAll(/<([0-9A-F]+)>\s*<([0-9A-F]+)>/gi)) characters.push(utf16(to));
  }
  for (const [, block = ""] of stream.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)) {
    for (const [, from = "", until = "", to = ""] of block.matchAll(
      /<([0-9A-F]+)>\s*<([0-9A-F]+)>\s*<([0-9A-F]+)>/gi,
    )) {
      const first = Number.parseInt(to, 16);
      const count = Number.parseInt(until, 16) - Number.parseInt(from, 16) + 1;
      for (let step = 0; step < count; step += 1) characters.push(String.fromCodePoint(first + step));
    }
  }
  return characters;
}

function utf16(hex: string): string {
  return Buffer.from(hex, "hex").swap16().toString("utf16le");
}
