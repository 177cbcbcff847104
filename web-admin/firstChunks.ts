/**
 * The chunks of what a web needs before its first page, each with everything that its modules import and that no chunk
 * of a higher priority has. Packages change less often than the webs, so browsers keep theirs over most releases.
 */
export const FIRST_CHUNKS = [
  { name: "libraries", test: /[\\/]node_modules[\\/]/, tags: ["$initial" as const], priority: 4 },
  { name: "start", test: /[\\/]src[\\/]main\.tsx$/, priority: 3 },
];
