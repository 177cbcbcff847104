import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, it } from "vitest";

/** The own modules that each package may import; ARCHITECTURE.md shows the same directions. */
const ALLOWED: Record<string, readonly RegExp[]> = {
  prisma: [],
  schema: [/^@machiya\/prisma\/(client|enums|pothos)$/],
  api: [
    /^@machiya\/prisma\/(client|demo|emptyShop|enums)$/,
    /^@machiya\/schema$/,
    /^@machiya\/schema\/(broadcasts|compiledExecutor|context|ids|wording|domain\/[\w/]+|(?:chat|customers|execution|exports|failedJobs|idempotency|isolation|notifications|payments|carriers|wording)\/\w+)$/,
    /^@machiya\/rest-bridge$/,
  ],
  "rest-bridge": [
    /^@machiya\/prisma\/enums$/,
    /^@machiya\/schema\/(ids|wording|wording\/\w+|domain\/[\w/]+|schema\.graphql)$/,
  ],
  "web-admin": [
    /^@machiya\/prisma\/enums$/,
    /^@machiya\/schema\/(ids|client\/\w+|domain\/[\w/]+|wording\/(?!wording$|serverWording$)\w+)$/,
  ],
  "web-liff": [
    /^@machiya\/prisma\/enums$/,
    /^@machiya\/schema\/(ids|client\/\w+|domain\/[\w/]+|wording\/(?!wording$|serverWording$)\w+)$/,
  ],
};

/** Folders that must stay usable in a browser, with everything that they may import besides each other. */
const PURE: Record<string, readonly RegExp[]> = {
  "schema/src/domain": [/^@machiya\/prisma\/enums$/, /^big\.js$/, /^date-fns(\/|$)/, /^@date-fns\/tz$/],
  "schema/src/wording": [/^@machiya\/prisma\/enums$/, /^big\.js$/],
  "schema/client": [/^react$/, /^relay-runtime$/, /^graphql-sse$/, /^@event-calendar\/core$/],
};

interface Import {
  file: string;
  specifier: string;
}

const isTest = (file: string) => /\.test\.tsx?$|\/(builds|e2e|screens|testing)\//.test(file);
const isTooling = (file: string) =>
  /(vite|vitest|prisma)\.config\.ts$|^schema\/build\/|^web-\w+\/ssrBuild\.ts$/.test(file);

/** `import … from "x"`, `export … from "x"`, `import "x"`, and `import("x")`. */
const IMPORT = /^(?:import|export)\s(?:[^"';]*?\sfrom\s+)?"([^"]+)"|\bimport\(\s*"([^"]+)"/gm;

function importsOf(room: string): Import[] {
  const files = globSync(`${room}/**/*.{ts,tsx}`, {
    exclude: (path) => /node_modules|generated|dist/.test(path),
  });
  return files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(IMPORT)].map((match) => ({
      file,
      specifier: match[1] ?? match[2] ?? "",
    })),
  );
}

const packageOf = (specifier: string) =>
  specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");
const isRelative = ({ specifier }: Import) => specifier.startsWith(".");
const isOwn = ({ specifier }: Import) => specifier.startsWith("@machiya/");
const isNode = ({ specifier }: Import) => specifier.startsWith("node:");

describe.each(Object.keys(ALLOWED))("%s", (room) => {
  const imports = importsOf(room);
  const shipped = imports.filter(({ file }) => !isTest(file) && !isTooling(file));
  const manifest = JSON.parse(readFileSync(`${room}/package.json`, "utf8"));

  it("imports only what its row of the table allows", () => {
    const rules = ALLOWED[room] ?? [];
    expect(shipped.filter((one) => isOwn(one) && !rules.some((rule) => rule.test(one.specifier)))).toEqual(
      [],
    );
  });

  it("imports no file of another package by a relative path", () => {
    const leaving = shipped.filter(
      (one) => isRelative(one) && !normalize(join(dirname(one.file), one.specifier)).startsWith(`${room}/`),
    );
    expect(leaving).toEqual([]);
  });

  it("declares in its manifest every package that it imports, and no other package of this repository", () => {
    const named = Object.keys({
      ...manifest.dependencies,
      ...manifest.optionalDependencies,
      ...manifest.peerDependencies,
    });
    const used = new Set(
      shipped.filter((one) => !isRelative(one) && !isNode(one)).map(({ specifier }) => packageOf(specifier)),
    );
    expect([...used].filter((name) => !named.includes(name))).toEqual([]);
    expect(named.filter((name) => name.startsWith("@machiya/") && !used.has(name))).toEqual([]);
  });
});

describe.each(Object.entries(PURE))("%s", (folder, rules) => {
  it("imports nothing that a browser cannot load, such as the database or the server", () => {
    const outside = importsOf(folder).filter(
      (one) => !isTest(one.file) && !isRelative(one) && !rules.some((rule) => rule.test(one.specifier)),
    );
    expect(outside).toEqual([]);
  });
});

describe("schema/client", () => {
  it("imports only schema/src/domain and schema/src/wording, never the executable schema", () => {
    const outside = importsOf("schema/client").filter(
      ({ specifier }) => /^\.\./.test(specifier) && !/^\.\.\/src\/(domain|wording)\/\w+\.ts$/.test(specifier),
    );
    expect(outside).toEqual([]);
  });

  it("loads the texts of one language at a time", () => {
    const outside = importsOf("schema/client").filter(
      ({ file, specifier }) =>
        !isTest(file) &&
        /wording\//.test(specifier) &&
        !/(errorSentence|formatCurrency|formatMoney|words)\.ts$/.test(specifier),
    );
    expect(outside).toEqual([]);
  });
});

describe("web-liff", () => {
  it("imports LINE's SDK only in src/liff", () => {
    const outside = importsOf("web-liff").filter(
      ({ file, specifier }) => specifier.startsWith("@line/") && !file.startsWith("web-liff/src/liff/"),
    );
    expect(outside).toEqual([]);
  });
});

describe("folders", () => {
  it("are named after their contents", () => {
    const rooms = Object.keys(ALLOWED).flatMap((room) =>
      globSync(`${room}/**/{utils,util,helpers,helper,common,shared,lib}{,.ts,.tsx}`, {
        exclude: (path) => /node_modules|generated|dist/.test(path),
      }),
    );
    expect(rooms).toEqual([]);
  });
});
