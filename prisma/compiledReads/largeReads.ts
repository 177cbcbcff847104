import { setImmediate } from "node:timers";
import { currentWaitBudget, type WaitBudget } from "../waitBudget.ts";

/** A result with fewer characters is decoded at once: a page of 100 orders has about 100,000. */
export const LARGE_READ = 200_000;
/**
 * How many characters may be decoded and answered at the same time; a longer result has its turn alone. Rows, response,
 * and its text take some ten times as much memory.
 */
export const MAX_READ_AT_ONCE = 1_000_000;
/** A request that takes longer waits for something else, and no longer keeps others waiting. */
export const MAX_TURN_MS = 1000;

interface Turn {
  characters: number;
  begin(): void;
}

/** The requests that have their turn. */
const holders = new WeakSet<WaitBudget>();
const waiting: Turn[] = [];
let atOnce = 0;
let admits = false;

/**
 * Lets the requests that read many rows decode and answer them one after the other, because a process gains nothing by
 * doing it at the same time, and needs memory for all of them. Returns null when the request need not wait. The turn
 * ends with the request; the rows that it reads meanwhile belong to the same turn.
 */
export function takeTurn(characters: number): Promise<void> | null {
  if (characters < LARGE_READ) return null;
  const request = currentWaitBudget();
  if (request === undefined || request.answered || holders.has(request)) return null;
  holders.add(request);
  if (waiting.length === 0 && !admits && fits(characters)) {
    begin(request, characters);
    return null;
  }
  return new Promise((resolve) => {
    waiting.push({
      characters,
      begin() {
        begin(request, characters);
        resolve();
      },
    });
    admitNext();
  });
}

const fits = (characters: number) => atOnce === 0 || atOnce + characters <= MAX_READ_AT_ONCE;

function begin(request: WaitBudget, characters: number): void {
  atOnce += characters;
  let isOver = false;
  const end = () => {
    if (isOver) return;
    isOver = true;
    clearTimeout(late);
    atOnce -= characters;
    admitNext();
  };
  const late = setTimeout(end, MAX_TURN_MS).unref();
  if (request.answered) end();
  else request.onAnswered = end;
}

/** Admits requests one at a time, and lets shorter ones have their turn of the event loop before. */
function admitNext(): void {
  if (admits || waiting.length === 0) return;
  admits = true;
  setImmediate(() => {
    admits = false;
    const [next] = waiting;
    if (next === undefined || !fits(next.characters)) return;
    waiting.shift();
    next.begin();
    admitNext();
  });
}
