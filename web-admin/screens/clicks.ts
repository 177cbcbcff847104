import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const TABLE = fileURLToPath(new URL("../../docs/clicks.md", import.meta.url));

/** A row of the table in docs/clicks.md. */
export interface ClickTask {
  task: string;
  /** The most clicks that the table promises. */
  maxClicks: number;
  /** The test that counts them. */
  test: string;
}

/** Reads the tasks of docs/clicks.md, so that the page cannot promise anything else than the tests require. */
export function readClickTasks(): ClickTask[] {
  return readFileSync(TABLE, "utf8")
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .slice(2)
    .map((line) => {
      const [task = "", , now = "", , test = ""] = line
        .split("|")
        .slice(1)
        .map((cell) => cell.trim());
      return { task, maxClicks: Number(/\d+$/.exec(now)?.[0]), test: test.replaceAll("`", "") };
    });
}

/** Returns the most clicks that docs/clicks.md promises for a task. */
export function maxClicks(task: string): number {
  const found = readClickTasks().find((one) => one.task === task);
  if (found === undefined) throw new Error(`docs/clicks.md has no task "${task}".`);
  return found.maxClicks;
}

/** Counts the clicks that a task takes; docs/clicks.md lists them. */
export interface ClickCounter {
  count(): number;
  restart(): void;
  stop(): void;
}

/** Counts every press of the mouse in the window, over several pages, until it is stopped. */
export function countClicks(): ClickCounter {
  let clicks = 0;
  const count = () => {
    clicks += 1;
  };
  addEventListener("pointerdown", count, { capture: true });
  return {
    count: () => clicks,
    restart: () => {
      clicks = 0;
    },
    stop: () => removeEventListener("pointerdown", count, { capture: true }),
  };
}
