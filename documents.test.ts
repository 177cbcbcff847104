import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { describe, expect, it } from "vitest";

const DOCUMENTS = globSync("**/*.md", {
  exclude: (path) => /node_modules|generated|dist|^data\b|^\.git$/.test(path),
});
const DECISIONS = globSync("docs/decisions/[0-9]*.md");
const read = (file: string) => readFileSync(file, "utf8");
const bytes = (file: string) => Buffer.byteLength(read(file));
/** Returns the first group of every match. */
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, group = ""]) => group);

/** Returns a document without its code blocks, which may contain brackets and number signs. */
const prose = (file: string) => read(file).replace(/^```[\s\S]*?^```/gm, "");

/** Returns the anchors that GitHub generates for a document's headings. */
function anchors(file: string): Set<string> {
  const headings = all(prose(file), /^#+ (.+)$/gm);
  return new Set(
    headings.map((heading) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, "")
        .replace(/\s/g, "-"),
    ),
  );
}

function isBroken(file: string, link: string): boolean {
  const [path = "", anchor] = link.split("#");
  const target = path === "" ? file : join(dirname(file), path);
  if (!existsSync(target)) return true;
  return anchor !== undefined && !anchors(target).has(anchor);
}

/** The documents that comments cite as `shop.md §2`. */
const SPECIFICATION = ["shop", "booking", "decisions"];
/** Matches the name of such a document with the sections after it: `decisions.md §2.5, §2.10`. */
const CITATION = /(?<![\w/-])(shop|booking|decisions)\.md((?:,? §[\d.]*\d)*)/g;

/** Returns the citations in a text, whose comments may break a line before a section; none without a section. */
function citations(text: string): string[] {
  const unbroken = text.replace(/\n\s*(?:\*|\/\/\/?|--)?\s*(?=§)/g, " ");
  return [...unbroken.matchAll(CITATION)].flatMap(([, name = "", sections = ""]) => {
    const numbers = all(sections, /§([\d.]*\d)/g);
    return (numbers.length === 0 ? ["none"] : numbers).map((number) => `${name}.md §${number}`);
  });
}

describe("documents", () => {
  it("link only to files and headings that exist", () => {
    expect(DOCUMENTS).toContain("README.md");
    const broken = DOCUMENTS.flatMap((file) =>
      all(prose(file), /\]\((?!https?:|mailto:)([^)\s]+)\)/g)
        .filter((link) => isBroken(file, link))
        .map((link) => `${file}: ${link}`),
    );
    expect(broken).toEqual([]);
  });

  it("name only files that exist, except where they record the past", () => {
    const current = DOCUMENTS.filter((file) => !/^(CHANGELOG\.md|docs\/decisions\/)/.test(file));
    const named = current.flatMap((file) =>
      all(read(file), /`(\w[\w./-]*\/[\w.-]+\.(?:ts|tsx|mjs|json|sql|prisma))`/g).map((path) => [file, path]),
    );
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter(([, path = ""]) => !existsSync(path))).toEqual([]);
  });

  it("contain every section of the specification that source files cite", () => {
    const sections = SPECIFICATION.flatMap((name) =>
      all(prose(`docs/specification/${name}.md`), /^#+ (\d+(?:\.\d+)?)\.? /gm).map(
        (number) => `${name}.md §${number}`,
      ),
    );
    const cited = globSync("**/*.{ts,tsx,css,prisma,sql}", {
      exclude: (path) => /node_modules|generated|dist|^data\b|^\.git$/.test(path),
    })
      .filter((file) => file !== "documents.test.ts")
      .flatMap((file) => citations(read(file)).map((citation) => [file, citation]));
    expect(cited.length).toBeGreaterThan(300);
    expect(cited.filter(([, citation = ""]) => !sections.includes(citation))).toEqual([]);
  });

  it("name only folders that exist where they say what is where", () => {
    const named = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"].flatMap((file) =>
      all(
        read(file),
        /`((?:api|schema|prisma|rest-bridge|web-admin|web-liff|testing|bench|docs|deploy)\/[\w./-]*)`/g,
      ),
    );
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((path) => !existsSync(path))).toEqual([]);
  });

  it("stay short where readers start", () => {
    expect(bytes("README.md")).toBeLessThanOrEqual(10_000);
    expect(bytes("docs/performance.md")).toBeLessThanOrEqual(12_000);
  });

  it("contain the two commands that set up and test everything", () => {
    const commands = all(read("README.md"), /^(npm ci && npm \w+)/gm);
    expect(commands).toEqual(["npm ci && npm start", "npm ci && npm test"]);
  });

  it("explain every environment variable that the server reads, and no variable that it does not", () => {
    const variables = all(read("api/src/startup/env.ts"), /^ {4}([A-Z][A-Z_]+):/gm);
    expect(variables.length).toBeGreaterThan(30);
    const rows = read("docs/configuration.md").match(/^\| `.*$/gm) ?? [];
    const explained = rows.flatMap((row) => all(row.split(" | ")[0] ?? "", /`([A-Z][A-Z_]+)`/g));
    const ofNode = ["ACCELERATION", "NODE_OPTIONS", "MALLOC_ARENA_MAX", "NODE_COMPILE_CACHE"];
    expect([...explained].sort()).toEqual([...variables, ...ofNode].sort());
  });

  it("index every decision record", () => {
    const records = DECISIONS.map((file) => basename(file));
    const indexed = all(read("docs/decisions/README.md"), /\]\((\d{4}-[\w-]+\.md)\)/g);
    expect([...indexed].sort()).toEqual([...records].sort());
  });

  it("record at most 40 decisions, each with a date and a status", () => {
    expect(DECISIONS.length).toBeLessThanOrEqual(40);
    const head = /^# \d{4}\. .+\n\n- Date: 20\d\d-\d\d-\d\d\n- Status: (accepted|superseded by)\b/;
    expect(DECISIONS.filter((file) => !head.test(read(file)))).toEqual([]);
  });

  it("use standard terms instead of a private idiom", () => {
    const idiom = /\b(whoever|whomever|somebody|anew|is told|are told|doors?)\b/gi;
    const found = DOCUMENTS.flatMap((file) =>
      all(prose(file).replace(/`[^`]*`/g, ""), idiom).map((word) => `${file}: ${word}`),
    );
    expect(found).toEqual([]);
  });
});
