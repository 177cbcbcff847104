import type { DemoSecrets } from "./demo.ts";
import type { Env } from "./env.ts";

/** Tells whoever started the server where everything is, and how to get in when it is the demo. */
export function printWelcome(env: Env, port: number, demo: DemoSecrets | null): void {
  const origin =
    env.PUBLIC_URL ??
    `http://${env.HOST === "0.0.0.0" || env.HOST === "::" ? "localhost" : env.HOST}:${port}`;
  const lines: [string, string | undefined][] = [
    ["Staff console", `${origin}/`],
    ["Customer pages", `${origin}/product-show`],
    ["REST, OpenAPI", `${origin}/api/docs`],
    ["GraphQL", `${origin}/graphql`],
    ["Login, role 1", demo?.adminPassword && `admin   ${demo.adminPassword}`],
    ["Login, role 3", demo?.staffPassword && `staff   ${demo.staffPassword}`],
    ["Customer key", env.LINE_ALLOW_UNVERIFIED_LOGIN ? env.LINE_LOGIN_FRONTEND_KEY : undefined],
  ];
  const shown = lines.filter(([, value]) => value !== undefined);
  console.log(
    `\nMachiya is open.\n${shown.map(([name, value]) => `  ${name.padEnd(16)}${value}`).join("\n")}\n`,
  );
}
