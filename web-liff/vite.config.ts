import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import relay from "vite-plugin-relay";
import { precompressed } from "../precompressed.ts";

/** Where `npm run dev` of the server listens. */
const API = "http://127.0.0.1:4000";

/** `--mode demo` builds the pages in which liff-mock plays LINE: a folder of its own, which production never serves. */
export default defineConfig(({ mode }) => ({
  base: "/",
  plugins: [relay, react(), precompressed()],
  // Without the containers of Relay's first years.
  resolve: { alias: [{ find: /^react-relay$/, replacement: "react-relay/hooks" }] },
  build: {
    outDir: mode === "demo" ? "dist-demo" : "dist",
    assetsDir: "assets-liff",
    target: "es2022",
  },
  server: {
    host: "127.0.0.1",
    proxy: Object.fromEntries(
      ["/graphql", "/api", "/line", "/images", "/config.json"].map((path) => [path, { target: API }]),
    ),
  },
}));
