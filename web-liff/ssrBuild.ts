import type { Plugin, Rolldown } from "vite";

const SHEET = /[ \t]*<link rel="stylesheet"[^>]* href="\/([^"]+)"[^>]*>\n?/g;
const HEAD_END = "</head>";
const CATALOGS = "/src/language/catalogs/";
/** The names of the chunks of pages, and of the product that covers one. */
const DRAWN = /Page$|^ProductDetail$/;
const SCRIPT = /<script type="module"/g;
const PRELOAD = /<link rel="modulepreload"/g;

/**
 * Vite plugin for a build whose pages are rendered on the server. It inlines the first style sheet, so that
 * the first paint needs no second round trip (the file remains for chunks that name it), and marks scripts for
 * `loadScriptsAfterPaint`, at a lower fetch priority than images. The `firstScripts` are inlined as text and must
 * not refer to anything outside of themselves. `pages.json` lists for the server the files of each lazy page by
 * the name of its chunk, and those of each message catalog by "catalogs/" and its name.
 */
export function ssrBuild(...firstScripts: (() => void)[]): Plugin {
  return {
    name: "machiya-drawn-first",
    apply: "build",
    enforce: "post",
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const first = new Set(
        chunks.filter(({ isEntry }) => isEntry).flatMap((entry) => filesOf(entry, bundle)),
      );
      const pages = chunks
        .filter(({ isDynamicEntry, name }) => isDynamicEntry && DRAWN.test(name))
        .map((page) => [page.name, filesOf(page, bundle).filter((file) => !first.has(file))]);
      const catalogs = chunks
        .filter(({ facadeModuleId }) => facadeModuleId?.includes(CATALOGS))
        .map((catalog) => [
          `catalogs/${catalog.name}`,
          filesOf(catalog, bundle).filter((file) => !first.has(file)),
        ]);
      const source = JSON.stringify(Object.fromEntries([...pages, ...catalogs]));
      this.emitFile({ type: "asset", fileName: "pages.json", source });
    },
    transformIndexHtml: {
      order: "post",
      handler: (html, { bundle = {} }) =>
        html
          .replace(SCRIPT, '<script type="after-paint" fetchpriority="low"')
          .replace(PRELOAD, '<link data-rel="modulepreload" fetchpriority="low"')
          .replace(SHEET, (link, file: string) => {
            const sheet = bundle[file];
            return sheet?.type === "asset" ? `    <style>${String(sheet.source).trim()}</style>\n` : link;
          })
          .replace(
            HEAD_END,
            (end) => `    <script>${firstScripts.map(textOf).join("\n")}</script>\n  ${end}`,
          ),
    },
  };
}

/** Returns the text of a script that calls this function. */
function textOf(script: () => void): string {
  const lines = String(script)
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => !line.startsWith("//"));
  return `(${lines.join("\n")})();`;
}

/**
 * Returns the files that a chunk cannot run without: the chunk itself first, then its imports, and their
 * style sheets.
 */
function filesOf(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): string[] {
  const files = new Set<string>();
  const add = (one: Rolldown.OutputChunk) => {
    if (files.has(one.fileName)) return;
    files.add(one.fileName);
    for (const sheet of one.viteMetadata?.importedCss ?? []) files.add(sheet);
    for (const file of one.imports) {
      const imported = bundle[file];
      if (imported?.type === "chunk") add(imported);
    }
  };
  add(chunk);
  return [...files];
}
