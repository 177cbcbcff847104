import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import relay from "vite-plugin-relay";
import { compressAssets, FIRST_CHUNKS } from "../schema/build/browserBuild.ts";

/** The address at which `npm run dev` of the server listens. */
const API = "http://127.0.0.1:4000";

/**
 * The chunks that several screens share. Left to itself, the bundler makes one chunk for each set of screens that share
 * a module: a screen then needed 160 requests and, because small files compress badly, a fifth more bytes.
 */
const SHARED_CHUNKS = [
  ...FIRST_CHUNKS,
  { name: "frame", test: /[\\/](Frame|SideBar|AlertBell|LoginPage|HomePage|HomeToday)\.tsx$/, priority: 2 },
  { name: "controls", test: /[\\/]sharedControls\.ts$/, priority: 1 },
  { name: "shared", minShareCount: 5 },
];

export default defineConfig({
  base: "/",
  plugins: [relay, react(), compressAssets()],
  // The hooks entry leaves out Relay's legacy containers.
  resolve: { alias: [{ find: /^react-relay$/, replacement: "react-relay/hooks" }] },
  build: {
    assetsDir: "assets-console",
    assetsInlineLimit: 0,
    target: "es2022",
    chunkSizeWarningLimit: 800,
    rolldownOptions: { output: { codeSplitting: { groups: SHARED_CHUNKS } } },
  },
  server: {
    host: "127.0.0.1",
    proxy: Object.fromEntries(
      ["/graphql", "/api", "/line", "/images", "/config.json"].map((path) => [path, { target: API }]),
    ),
  },
});
