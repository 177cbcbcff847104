import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import relay from "vite-plugin-relay";
import { compressAssets } from "./compressAssets.ts";

/** The address at which `npm run dev` of the server listens. */
const API = "http://127.0.0.1:4000";

const ROUTING =
  /\/(\w+Filters|searchParams|recordSearch|placeSearch|newRecords|paths|ids|preferences|preferenceStore|(shop|calendar|dayMinutes|shift)Times?|dayMinutes)\.ts$/;

export default defineConfig({
  base: "/",
  plugins: [relay, react(), compressAssets()],
  // The hooks entry leaves out Relay's legacy containers.
  resolve: { alias: [{ find: /^react-relay$/, replacement: "react-relay/hooks" }] },
  build: {
    ...{ assetsDir: "assets-console", assetsInlineLimit: 0, target: "es2022", chunkSizeWarningLimit: 600 },
    rolldownOptions: {
      // The routes need these before their screens load; as one chunk they compress better than as twenty small ones.
      output: { codeSplitting: { groups: [{ name: "routing", test: ROUTING }] } },
    },
  },
  server: {
    host: "127.0.0.1",
    proxy: Object.fromEntries(
      ["/graphql", "/api", "/line", "/images", "/config.json"].map((path) => [path, { target: API }]),
    ),
  },
});
