import { step } from "./steps.ts";

step("Prisma client", "npm", ["run", "generate:prisma"]);
step("Types of the server", "tsc", ["-p", "."]);
step("Types of the console", "tsc", ["-p", "web-admin"]);
step("Types of the customer pages", "tsc", ["-p", "web-liff"]);
step("Lint and formats", "biome", ["check", "."]);
step("Both webs", "npm", ["run", "build"]);
step("Chromium", "node", ["testing/chromium.ts"]);
step("Tests", "vitest", ["run", ...process.argv.slice(2)]);
