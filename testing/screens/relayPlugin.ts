import { fileURLToPath } from "node:url";
import { transformSync } from "@babel/core";
import type { Plugin } from "vite";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/**
 * Replaces Relay's `graphql` tags by imports of their artifacts, as vite-plugin-relay does in the builds. That plugin
 * reads the one relay.config.json of its working directory, and these tests load the sources of both webs.
 */
export function relayArtifacts(): Plugin {
  return {
    name: "relay-artifacts",
    transform(source, id) {
      const web = id.startsWith(ROOT) ? /^web-\w+/.exec(id.slice(ROOT.length))?.[0] : undefined;
      if (web === undefined || !source.includes("graphql`")) return null;
      const artifactDirectory = `${ROOT}${web}/src/__generated__`;
      // The pages do not compare a document with its artifact at run time, as in a build for production.
      const options = { artifactDirectory, eagerEsModules: true, isDevVariableName: "undefined" };
      const output = transformSync(source, {
        plugins: [["babel-plugin-relay", options]],
        parserOpts: { plugins: ["typescript", "jsx"] },
        babelrc: false,
        configFile: false,
        filename: id,
        sourceMaps: true,
      });
      return output?.code == null ? null : { code: output.code, map: output.map ?? null };
    },
  };
}
