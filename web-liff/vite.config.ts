import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import relay from "vite-plugin-relay";
import { compressAssets, FIRST_CHUNKS } from "../schema/build/browserBuild.ts";
import { loadScriptsAfterPaint } from "./src/loadScriptsAfterPaint.ts";
import { replayEarlyEvents } from "./src/replayEarlyEvents.ts";
import { ssrBuild } from "./ssrBuild.ts";

/** The address at which `npm run dev` of the server listens. */
const API = "http://127.0.0.1:4000";

/** The chunks that several pages share, as in the console. */
const SHARED_CHUNKS = [
  ...FIRST_CHUNKS,
  // Without packages: pages must not wait for LINE's SDK.
  { name: "shared", test: /[\\/](schema|web-liff)[\\/]src[\\/]/, minShareCount: 3 },
];

/**
 * `--mode demo` builds the pages in which liff-mock imitates LINE into a separate folder, which production
 * never serves. `--ssr src/server.tsx` builds the server renderer with all packages bundled; browsers never
 * receive that folder.
 */
export default defineConfig(({ mode, isSsrBuild }) => ({
  base: "/",
  plugins: [
    relay,
    react(),
    ...(isSsrBuild ? [] : [compressAssets(), ssrBuild(replayEarlyEvents, loadScriptsAfterPaint)]),
  ],
  resolve: {
    alias: [
      // The hooks entry leaves out Relay's legacy containers.
      { find: /^react-relay$/, replacement: "react-relay/hooks" },
      // Relay's second implementation of useFragment, which only its flag ENABLE_ACTIVITY_COMPATIBILITY selects.
      { find: /^\.\/useFragmentInternal_EXPERIMENTAL$/, replacement: "./useFragmentInternal_CURRENT" },
      // React itself has the hook that wouter takes from this package for older releases.
      { find: /^use-sync-external-store\/shim\/index\.js$/, replacement: "react" },
    ],
  },
  build: {
    outDir: isSsrBuild ? "dist-server" : mode === "demo" ? "dist-demo" : "dist",
    assetsDir: "assets-liff",
    target: "es2022",
    ...(isSsrBuild
      ? { minify: true, copyPublicDir: false }
      : { rolldownOptions: { output: { codeSplitting: { groups: SHARED_CHUNKS } } } }),
  },
  ...(isSsrBuild && { define: { "process.env.NODE_ENV": JSON.stringify("production") } }),
  ssr: { noExternal: true, target: "node" },
  server: {
    host: "127.0.0.1",
    proxy: Object.fromEntries(
      ["/graphql", "/api", "/line", "/images", "/config.json"].map((path) => [path, { target: API }]),
    ),
  },
}));
