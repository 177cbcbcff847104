/**
 * How node is told to keep an api process small (docs/operation.md, "Memory"): the young generation at most 3 × 8 MB instead of
 * 192, and the old one, whose limit also says how much garbage may gather before it is looked for, at most 512 instead of gigabytes.
 * The same as in package.json's start and the Dockerfile's NODE_OPTIONS.
 */
export const NODE_FLAGS = ["--max-semi-space-size=8", "--max-old-space-size=512"];
