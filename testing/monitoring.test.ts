import { readFileSync } from "node:fs";
import { connectPrisma } from "@machiya/prisma/client";
import { parser } from "@prometheus-io/lezer-promql";
import { beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { routeToPrimary } from "../api/src/database/readRouting.ts";
import { createMetricsHandler } from "../api/src/metrics/metricsHandler.ts";
import { createRequestMetrics } from "../api/src/metrics/requestMetrics.ts";
import { createServerMetrics } from "../api/src/metrics/serverMetrics.ts";
import { createTestDatabase } from "./servers/database.ts";

const read = (file: string) => readFileSync(file, "utf8");
const TOKEN = "a token of sixteen or more";

const alerts = z.strictObject({
  groups: z.array(
    z.strictObject({
      name: z.string(),
      rules: z.array(
        z.strictObject({
          alert: z.string().regex(/^Machiya[A-Z][A-Za-z]+$/),
          expr: z.string(),
          for: z
            .string()
            .regex(/^\d+[smh]$/)
            .optional(),
          labels: z.strictObject({ severity: z.enum(["warning", "critical"]) }),
          annotations: z.strictObject({ summary: z.string().min(1) }),
        }),
      ),
    }),
  ),
});
const dashboard = z.object({
  uid: z.string(),
  panels: z.array(
    z.object({
      id: z.number(),
      title: z.string(),
      gridPos: z.object({ x: z.number(), y: z.number(), w: z.number(), h: z.number() }),
      targets: z.array(z.object({ expr: z.string(), legendFormat: z.string() })).min(1),
    }),
  ),
});

const rules = alerts
  .parse(parse(read("deploy/prometheus/alerts.yml")))
  .groups.flatMap((group) => group.rules);
const { panels } = dashboard.parse(JSON.parse(read("deploy/grafana/dashboards/machiya.json")));
const expressions = [
  ...rules.map(({ alert, expr }) => [alert, expr] as const),
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
];

/** Returns the metrics and the labels that an expression names. Throws where it is not PromQL. */
function namesIn(expression: string): { metrics: string[]; labels: string[] } {
  const [metrics, labels]: [string[], string[]] = [[], []];
  parser.parse(expression).iterate({
    enter({ type, from, to }) {
      if (type.isError) throw new SyntaxError(`Not PromQL at ${from}: ${expression}`);
      const text = expression.slice(from, to);
      if (type.name === "VectorSelector") metrics.push(/^\w+/.exec(text)?.[0] ?? "");
      if (type.name === "LabelName") labels.push(text);
    },
  });
  return { metrics, labels };
}

describe("deploy/", () => {
  let exported: Set<string>;
  let labels: Set<string>;
  beforeAll(async () => {
    const database = await createTestDatabase();
    const prisma = connectPrisma(database.url, { poolSize: 2 });
    const requests = createRequestMetrics();
    requests.count({
      entrypoint: "rest",
      route: "/api",
      method: "GET",
      operation: null,
      status: 200,
      seconds: 0.1,
    });
    const quota = async () => ({ remaining: 1, asOf: new Date() });
    const reads = { ...routeToPrimary(prisma), usesReplica: () => true };
    const answer = createMetricsHandler(
      TOKEN,
      requests.metrics,
      createServerMetrics(prisma, { quota }, reads),
    );
    const request = new Request("http://shop.test/metrics", {
      headers: { authorization: `Bearer ${TOKEN}` },
    });
    const text = (await (await answer(request))?.text()) ?? "";
    await prisma.$disconnect();
    await database.drop();
    const samples = text.split("\n").filter((line) => !line.startsWith("#"));
    exported = new Set(samples.map((line) => /^\w+/.exec(line)?.[0] ?? ""));
    labels = new Set(
      samples.flatMap((line) => [...line.matchAll(/(\w+)="/g)].map(([, label = ""]) => label)),
    );
  });

  it.each(expressions)("%s uses only metrics and labels that the server exports", (_title, expression) => {
    const named = namesIn(expression);
    expect(named.metrics.length).toBeGreaterThan(0);
    // Prometheus adds the metric `up` and these labels to everything that it scrapes.
    expect(named.metrics.filter((name) => name !== "up" && !exported.has(name))).toEqual([]);
    expect(named.labels.filter((name) => !["job", "instance"].includes(name) && !labels.has(name))).toEqual(
      [],
    );
  });

  it("rejects what is not PromQL", () => {
    expect(() => namesIn("sum by (entrypoint (rate(machiya_requests_total[5m]))")).toThrow(SyntaxError);
  });

  it("has an alert and a panel for every metric", () => {
    const used = (all: readonly string[]) =>
      new Set(all.flatMap((expression) => namesIn(expression).metrics));
    const shown = used(panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)));
    expect([...exported].filter((name) => name !== "" && !shown.has(name))).toEqual([]);
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
  });

  it("has panels that do not overlap", () => {
    const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, index) => `${x + (index % w)} ${y + Math.floor(index / w)}`),
    );
    expect(new Set(cells).size).toBe(cells.length);
    expect(Math.max(...panels.map(({ gridPos: { x, w } }) => x + w))).toBeLessThanOrEqual(24);
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  });

  it("scrapes every process of compose.yaml by its own address, with the token that compose gives", () => {
    const compose = parse(read("compose.yaml"), { merge: true });
    const config = parse(read("deploy/prometheus/prometheus.yml"));
    const [job] = config.scrape_configs;
    const processes = Object.keys(compose.services).filter((name) => name.startsWith("api-"));
    expect(job.static_configs[0].targets).toEqual(processes.map((name) => `${name}:4000`));
    expect(job.job_name).toBe("machiya");
    expect(compose.services.prometheus.configs[0].target).toBe(job.authorization.credentials_file);
    const mounted = compose.services.prometheus.volumes.map((volume: string) => volume.split(":")[1]);
    expect(mounted).toEqual(expect.arrayContaining(config.rule_files));
    const source = parse(read("deploy/grafana/provisioning/datasources/prometheus.yml")).datasources[0];
    const file = JSON.parse(read("deploy/grafana/dashboards/machiya.json"));
    for (const panel of file.panels) expect(panel.datasource.uid).toBe(source.uid);
  });
});

describe("compose.yaml", () => {
  const compose = parse(read("compose.yaml"), { merge: true });
  const volumes = (service: string): string[] => compose.services[service].volumes;

  it("takes nightly backups with the image of the servers, on the volume of backups", () => {
    const { backup, "api-1": api } = compose.services;
    expect(backup.image).toBe(api.image);
    expect(backup.environment).toEqual(api.environment);
    expect(backup.restart).toBe("unless-stopped");
    expect(read(backup.command[1])).toContain("runNightly");
    expect(volumes("backup")).toContain("backups:/backups");
    expect(backup.healthcheck.test.join(" ")).toContain("machiya-*.tar.gz");
  });

  it("declares every volume and config that a service uses, and mounts only existing files", () => {
    for (const [name, service] of Object.entries<{ volumes?: string[] }>(compose.services)) {
      for (const volume of service.volumes ?? []) {
        const [source = ""] = volume.split(":");
        if (source.startsWith("./")) expect(() => readFileSync(source), name).not.toThrow("ENOENT");
        else expect(Object.keys(compose.volumes)).toContain(source);
      }
    }
    expect(Object.keys(compose.configs)).toContain(compose.services.prometheus.configs[0].source);
  });
});
