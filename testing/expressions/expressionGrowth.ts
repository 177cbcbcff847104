/**
 * Finds regular expressions whose time can grow with the square of a text's length or faster: an unbounded repetition
 * that something follows, so that it is tried again with every shorter length, and that a search can begin again at
 * each of its characters, or whose characters another repetition beside it can take over.
 */

/** Characters that stand for all others when two sets are compared. */
const SAMPLES = [
  ...Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)),
  ..."\t\r\n中年月日令あアｱกั๑０，；\u3000é\u0301\u200b",
];

interface Item {
  /** The sample characters that it can begin with; empty for an assertion. */
  first: ReadonlySet<string>;
  /** The sample characters that it can contain. */
  all: ReadonlySet<string>;
  isOptional: boolean;
  isUnbounded: boolean;
  isQuantified: boolean;
  isAssertion: boolean;
  alternatives: Item[][];
}

const NOTHING: ReadonlySet<string> = new Set();
const meets = (a: ReadonlySet<string>, b: ReadonlySet<string>) => [...a].some((sample) => b.has(sample));
const union = (sets: readonly ReadonlySet<string>[]) => new Set(sets.flatMap((set) => [...set]));

/** Returns the characters with which a sequence can begin. */
function firstOf(sequence: readonly Item[]): ReadonlySet<string> {
  const end = sequence.findIndex(({ isOptional, isAssertion }) => !isOptional && !isAssertion);
  return union(sequence.slice(0, end === -1 ? sequence.length : end + 1).map(({ first }) => first));
}

const ATOM =
  /\\u\{[0-9a-f]{1,6}\}|\\[pP]\{[^}]{1,40}\}|\\k<\w{1,40}>|\\u[0-9a-f]{4}|\\x[0-9a-f]{2}|\\.|\[(?:\\.|[^\]\\]){0,400}\]|./isuy;
const QUANTIFIER = /([*+?]|\{(\d{1,6})(,?)(\d{0,6})\})\??/y;
const GROUP = /\((\?(?:[:=!]|<[=!]|<\w{1,40}>))?/y;

const SETS = new Map<string, ReadonlySet<string>>();

/** Returns the sample characters that an atom matches. */
function setOf(atom: string, flags: string): ReadonlySet<string> {
  const own = flags.replaceAll(/[gymd]/g, "");
  const known = SETS.get(`${own} ${atom}`);
  if (known !== undefined) return known;
  const one = new RegExp(`^${atom}$`, own);
  const found = new Set(SAMPLES.filter((sample) => one.test(sample)));
  SETS.set(`${own} ${atom}`, found);
  return found;
}

/** Returns the items of a group that only encloses one sequence, and any other item itself. */
const plainItems = (item: Item): readonly Item[] =>
  item.alternatives.length === 1 && !item.isQuantified && !item.isAssertion
    ? (item.alternatives[0] ?? [])
    : [item];

/** Parses the source of a regular expression. */
function parse(source: string, flags: string): Item[][] {
  let at = 0;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const match = pattern.exec(source);
    if (match !== null) at += match[0].length;
    return match;
  };
  const alternatives = (): Item[][] => {
    const found: Item[][] = [[]];
    while (at < source.length && source[at] !== ")") {
      if (source[at] === "|") {
        at += 1;
        found.push([]);
      } else found.at(-1)?.push(...plainItems(item()));
    }
    return found;
  };
  const item = (): Item => {
    const group = take(GROUP);
    const inner = group === null ? [] : alternatives();
    if (group !== null) at += 1;
    const atom = group === null ? (take(ATOM)?.[0] ?? "") : "";
    const isLook = /^\?<?[=!]/.test(group?.[1] ?? "");
    const isAssertion = isLook || ["^", "$", "\\b", "\\B"].includes(atom);
    const [, sign = "", least = "", comma = "", last = ""] = take(QUANTIFIER) ?? [];
    const set = isAssertion ? NOTHING : group === null ? setOf(atom, flags) : null;
    return {
      first: set ?? union(inner.map(firstOf)),
      all: set ?? union(inner.flat().map(({ all }) => all)),
      isOptional:
        sign === "*" ||
        sign === "?" ||
        least === "0" ||
        inner.some((one) => one.every((part) => part.isOptional)),
      isUnbounded: sign === "*" || sign === "+" || (comma !== "" && last === ""),
      isQuantified: sign !== "",
      isAssertion,
      alternatives: inner,
    };
  };
  return alternatives();
}

const isStart = (item: Item | undefined, source: string) =>
  item?.isAssertion === true && source.startsWith("^");

/** Returns whether a repetition can give characters back to another one in the same sequence. */
function hasRival(sequence: readonly Item[], index: number): boolean {
  const loop = sequence[index];
  if (loop === undefined) return false;
  for (const next of sequence.slice(index + 1)) {
    if (next.isAssertion) continue;
    if (!meets(next.all, loop.all)) {
      if (next.isOptional) continue;
      return false;
    }
    if (next.isUnbounded) return true;
  }
  return false;
}

/** Returns whether a sequence, of which `isFollowed` tells that something can fail behind it, contains a slow repetition. */
function isSlowSequence(
  sequence: readonly Item[],
  begin: ReadonlySet<string> | null,
  isFollowed: boolean,
): boolean {
  return sequence.some((item, index) => {
    const rest = sequence.slice(index + 1);
    const canFail = isFollowed || rest.some(({ isOptional, isAssertion }) => isAssertion || !isOptional);
    // Alternatives that begin alike read the same rounds in many ways.
    const hasRivals = item.alternatives.some((one, at) =>
      item.alternatives.slice(at + 1).some((other) => meets(firstOf(one), firstOf(other))),
    );
    if (item.isUnbounded && canFail && hasRivals) return true;
    const isSlowInside = item.alternatives.some((inner) => {
      // A repetition inside of another one: both can take the same characters, unless something separates the rounds.
      if (item.isUnbounded && canFail && inner.some((_, at) => isNested(inner, at))) return true;
      return isSlowSequence(inner, begin, canFail);
    });
    if (isSlowInside) return true;
    if (!item.isUnbounded || !canFail) return false;
    return (begin !== null && meets(begin, item.all)) || hasRival(sequence, index);
  });
}

/** Returns whether a repetition inside of a repeated sequence can take over the beginning of the next round. */
function isNested(inner: readonly Item[], at: number): boolean {
  const loop = inner[at];
  const round = [...inner.slice(at + 1), ...inner.slice(0, at + 1)];
  return loop?.isUnbounded === true && meets(firstOf(round), loop.all);
}

/** Returns whether the time of an expression can grow with the square of a text's length, or faster. */
export function growsFast(source: string, flags: string): boolean {
  return parse(source, flags).some((sequence) => {
    const isAnchored = flags.includes("y") || isStart(sequence[0], source);
    return isSlowSequence(sequence, isAnchored ? null : firstOf(sequence), false);
  });
}
