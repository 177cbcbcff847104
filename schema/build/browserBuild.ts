import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type { Plugin } from "vite";

const compress = promisify(brotliCompress);

/**
 * Vite plugin that writes each script and style sheet a second time in Brotli at maximum quality, for the
 * server to send.
 */
export function compressAssets(): Plugin {
  return {
    name: "machiya-precompressed",
    apply: "build",
    async writeBundle({ dir = "" }, bundle) {
      const files = Object.keys(bundle).filter((file) => /\.(js|css)$/.test(file));
      await Promise.all(
        files.map(async (file) => {
          const path = join(dir, file);
          const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
          await writeFile(`${path}.br`, await compress(await readFile(path), { params }));
        }),
      );
    },
  };
}

/**
 * The chunks of what a web needs before its first page, each with everything that its modules import and that no chunk
 * of a higher priority has. Packages change less often than the webs, so browsers keep theirs over most releases.
 */
export const FIRST_CHUNKS = [
  { name: "libraries", test: /[\\/]node_modules[\\/]/, tags: ["$initial" as const], priority: 4 },
  { name: "start", test: /[\\/]src[\\/]main\.tsx$/, priority: 3 },
];
