import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { describe, expect, it } from "vitest";

const ROOMS = ["prisma", "schema", "api", "rest-bridge", "web-admin", "web-liff", "testing", "bench"];
const SERVER = /^(prisma|schema|api|rest-bridge)\//;

/** The demo is data; each file contains one kind. */
const isDemo = (file: string) => file.startsWith("prisma/demo/");
/** Catalogs of messages contain every text of a language. */
const isCatalog = (file: string) =>
  /(^|\/)(messages|wording|catalogs?)\//.test(file) || /[mM]essages\.ts$/.test(file);
/** Code that only tests use. */
const isForTests = (file: string) => /(^|\/)(testing|e2e|screens)\//.test(file);

/** Every hand-written source file except tests. */
const sources = globSync([...ROOMS.map((room) => `${room}/**/*.{ts,tsx}`), "*.ts"], {
  exclude: (path) => /node_modules|generated|dist|\.test\.tsx?$/.test(path),
});

const textOf = (file: string) => readFileSync(file, "utf8");

const EXPORTED =
  /^export (?:declare )?(?:abstract )?(?:async )?(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm;

/** Returns the names that a file declares and exports; a type and a value of one name count once. */
function exportsOf(file: string): string[] {
  return [...new Set([...textOf(file).matchAll(EXPORTED)].map(([, name]) => name ?? ""))];
}

/** Words that mean nothing to an engineer in this field, each with the term to use instead. */
const PRIVATE_WORDS: Readonly<Record<string, string>> = {
  anew: "again",
  asked: "request",
  asks: "query",
  brought: "preloaded",
  doomed: "toDelete",
  door: "entrypoint",
  doors: "entrypoints",
  fault: "error",
  faults: "errors",
  given: "initial",
  heard: "sequence",
  hopeless: "unassignable",
  house: "app, server or context",
  kept: "cached, stored or reserved",
  lent: "checkedOut",
  longest: "max",
  mistake: "badRequest",
  mistakes: "badRequests",
  most: "max",
  nobody: "none",
  noren: "banner",
  patience: "timeout",
  somebody: "user",
  told: "notified",
  whoever: "caller",
};

/** Returns the words of a camelCase, PascalCase or UPPER_CASE name. */
const wordsOf = (name: string) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replaceAll("_", " ")
    .toLowerCase()
    .split(" ");

/** The tests' network proxy and the patches inject faults, which is the standard term. */
const FAULT_INJECTION = /^testing\/(faults|plantedFaults)\//;

describe("exported names", () => {
  it("are unique across the server packages", () => {
    const declared = new Map<string, string[]>();
    for (const file of sources)
      if (SERVER.test(file) && !isDemo(file) && !isForTests(file))
        for (const name of exportsOf(file)) declared.set(name, [...(declared.get(name) ?? []), file]);
    const duplicates = [...declared].filter(([, files]) => files.length > 1);
    expect(Object.fromEntries(duplicates)).toEqual({});
  });

  it("contain no private vocabulary", () => {
    const found = sources
      .filter((file) => !isDemo(file) && !FAULT_INJECTION.test(file))
      .flatMap((file) =>
        exportsOf(file).flatMap((name) =>
          wordsOf(name)
            .filter((word) => Object.hasOwn(PRIVATE_WORDS, word))
            .map((word) => `${file}: ${name} (${word}: write ${PRIVATE_WORDS[word]})`),
        ),
      );
    expect(found).toEqual([]);
  });
});

describe("folders", () => {
  it("are at most three levels deep under src", () => {
    const depth = (file: string) => (file.split("/src/")[1] ?? "").split("/").length - 1;
    expect(sources.filter((file) => depth(file) > 3)).toEqual([]);
  });

  it("are named after their contents", () => {
    const forbidden = /^(utils?|helpers?|common|shared|lib)$/;
    const named = (file: string) => [...dirname(file).split("/"), basename(file).replace(/\..*$/, "")];
    expect(sources.filter((file) => named(file).some((name) => forbidden.test(name)))).toEqual([]);
  });

  it("contain no file that only re-exports other files", () => {
    expect(sources.filter((file) => /^index\.tsx?$/.test(basename(file)))).toEqual([]);
  });
});

describe("object literals", () => {
  it("are not spread into others to pack several properties on a line", () => {
    const tests = globSync(
      ROOMS.map((room) => `${room}/**/*.test.ts`),
      {
        exclude: (path) => /node_modules/.test(path),
      },
    );
    expect([...sources, ...tests].filter((file) => /\.{3}\{/.test(textOf(file)))).toEqual([]);
  });
});

describe("files", () => {
  it("have at most 400 lines", () => {
    const long = sources
      .filter((file) => !isDemo(file) && !isCatalog(file))
      .map((file) => [file, textOf(file).split("\n").length - 1] as const)
      .filter(([, lines]) => lines > 400);
    expect(long).toEqual([]);
  });
});

describe("tests", () => {
  it("neither replace nor reset modules, which all test files of a process share", () => {
    const files = globSync([...ROOMS.map((room) => `${room}/**/*.test.{ts,tsx}`), "*.test.ts"], {
      exclude: (path) => /node_modules|dist/.test(path),
    });
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter((file) => /\bvi\.(?:mock|doMock|resetModules)\(/.test(textOf(file)))).toEqual([]);
  });
});

/** What only a browser has, and therefore what a browser test may be for. docs/tests.md explains the list. */
const BROWSER_CAPABILITIES = [
  "content security policy",
  "drag",
  "event streams",
  "focus order",
  "history",
  "hydration",
  "journey",
  "layout",
  "lost chunks",
  "offline",
  "print and PDF",
  "scrolling",
  "sessions and cookies",
  "sound",
  "touch",
  "two windows",
  "uploads",
  "visibility by CSS",
];

describe("a browser test", () => {
  it("names in its first line what it needs a browser for", () => {
    const files = globSync("web-*/e2e/**/*.test.ts");
    expect(files.length).toBeGreaterThan(10);
    const reasons = (file: string) =>
      /^\/\/ Needs a browser for: (.+)\n/.exec(textOf(file))?.[1]?.split(", ") ?? ["nothing"];
    const unknown = files.flatMap((file) =>
      reasons(file)
        .filter((reason) => !BROWSER_CAPABILITIES.includes(reason))
        .map((reason) => `${file}: ${reason}`),
    );
    expect(unknown).toEqual([]);
  });
});

describe("LINE's address of the pages", () => {
  it("is written in one file", () => {
    const code = sources.filter((file) => !file.endsWith(".test.ts"));
    const files = code.filter((file) => textOf(file).includes("liff.line.me"));
    expect(files).toEqual(["schema/src/domain/messaging/shopLink.ts"]);
  });
});

describe("the webs", () => {
  it("load components by createLazyComponent, as React's own lazy keeps a failure forever", () => {
    const webs = sources.filter((file) => /^web-(?:admin|liff)\/src\//.test(file));
    expect(webs.filter((file) => /(?<![\w.])lazy\(/.test(textOf(file)))).toEqual([]);
  });

  it("leave the keys of input methods to one file, which keeps them from every handler", () => {
    const webs = sources.filter((file) => /^(?:web-(?:admin|liff)\/src|schema\/client)\//.test(file));
    const asking = webs.filter((file) => /\.isComposing\b|\bkeyCode\b|\bonComposition/.test(textOf(file)));
    expect(asking).toEqual(["schema/client/composition.ts"]);
  });

  it("show the error of a form beside its buttons, as those that stay at the lower edge would cover it", () => {
    const webs = sources.filter((file) => file.startsWith("web-admin/src/") && file.endsWith(".tsx"));
    expect(webs.filter((file) => /<FormError\b[^<]*\/>\s*<FormActions\b/.test(textOf(file)))).toEqual([]);
  });

  it("redirect by Redirect, as React Router's own cancels a navigation of the user", () => {
    const webs = sources.filter((file) => /^web-(?:admin|liff)\/src\//.test(file));
    expect(webs.filter((file) => /<Navigate\b/.test(textOf(file)))).toEqual([]);
  });

  it("use classes that their style sheets define", () => {
    const webs = sources.filter((file) => /^web-(?:admin|liff)\/src\//.test(file) && file.endsWith(".tsx"));
    const unknown = webs.flatMap((file) => {
      const [, name, path] = /import (\w+) from "(\..+\.module\.css)"/.exec(textOf(file)) ?? [];
      if (name === undefined || path === undefined) return [];
      const defined = new Set(textOf(join(dirname(file), path)).match(/(?<=\.)[a-z]\w*/gi));
      const used = textOf(file).match(new RegExp(`(?<=\\b${name}\\.)\\w+`, "g")) ?? [];
      return used.filter((one) => !defined.has(one)).map((one) => `${file}: ${one}`);
    });
    expect(unknown).toEqual([]);
  });

  it("use no native date or time inputs, which follow the browser's language instead of the user's", () => {
    const native = /\btype(?:=|:\s*)\{?["'`](?:date|time|datetime-local|month|week)["'`]/;
    const webs = sources.filter((file) => /^web-(?:admin|liff)\/src\//.test(file) && file.endsWith(".tsx"));
    expect(webs.length).toBeGreaterThan(300);
    expect(webs.filter((file) => native.test(textOf(file)))).toEqual([]);
  });
});
