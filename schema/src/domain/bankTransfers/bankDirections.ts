import { readWrittenNumber } from "../tables/writtenNumber.ts";
import { plainText } from "../typedText.ts";
import { isBlank } from "./bankCells.ts";

/** Whether money came in or went out. */
export type Direction = "IN" | "OUT";

/** The words and signs by which a column beside an amount says its direction, in lower case and without spaces. */
const WORDS: Record<Direction, string> = {
  IN:
    "存入 存 收入 收 入 入帳 入金 轉入 轉帳存入 匯入 存款 現金存入 貸 貸方 貸記 お預入 お預入れ 預入 預入れ 預り 入金額 受入 " +
    "credit credits cr c deposit deposits in incoming received receipt paidin moneyin transferin + ฝาก ฝากเงิน เงินเข้า รับ รับเงิน รับโอน เครดิต โอนเข้า",
  OUT:
    "支出 支 出 出帳 出金 轉出 轉帳支出 匯出 提款 提 提出 提領 現金提款 扣款 扣帳 付 付款 支付 借 借方 借記 引出 引出し お引出 お引出し 支払 支払い お支払 お支払い 払出 引落 引落し 引き落とし " +
    "debit debits dr d db withdrawal withdrawals withdraw out outgoing paid payment paidout moneyout transferout - ถอน ถอนเงิน เงินออก จ่าย จ่ายเงิน เดบิต โอนออก",
};

const DIRECTIONS = new Map(
  (["IN", "OUT"] as const).flatMap((direction) =>
    WORDS[direction].split(" ").map((word) => [word, direction] as const),
  ),
);

/** The maximum length of a word of direction. */
const MAX_WORD = 20;

/** Returns the direction that a cell says; null when it is none of the known words. */
export function directionOf(cell: string): Direction | null {
  if (cell.length > MAX_WORD) return null;
  const word = plainText(cell)
    .toLowerCase()
    .replaceAll(/[\s.:()[\]]/g, "");
  return DIRECTIONS.get(word) ?? DIRECTIONS.get(word.replaceAll(/[-+]/g, "")) ?? null;
}

/** The maximum number of different words in a column of directions, some of which may be unknown. */
const MAX_WORDS = 4;

/** Returns whether a column without a known header says directions: most of its few words do. */
export function saysDirections(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell !== "" && cell !== "*");
  const words = new Set(filled);
  const known = filled.filter((cell) => directionOf(cell) !== null);
  // A hyphen alone stands for an empty cell.
  return words.size <= MAX_WORDS && known.length * 2 > filled.length && known.some((cell) => cell !== "-");
}

/** The maximum length of a code of direction. */
const MAX_CODE = 8;

/** Returns whether a column of unknown meaning may say directions: it has exactly two values, which are short codes. */
export function mayBeDirections(cells: readonly string[]): boolean {
  const values = new Set(cells.filter((cell) => !isBlank(cell)));
  return values.size === 2 && [...values].every((value) => value.length <= MAX_CODE && !/\d\d/.test(value));
}

/** Two columns of amounts, of which each row fills one. */
export interface AmountPair {
  withdrawal: number;
  deposit: number;
  /** Whether the balance proves which is which. */
  isProved: boolean;
}

const amountAt = (cells: readonly string[], index: number): number | null => {
  const cell = cells[index] ?? "";
  return isBlank(cell) ? null : (readWrittenNumber(cell)?.toNumber() ?? null);
};

/** Counts rows whose balance changes as it would if `withdrawal` went out and `deposit` came in. */
function provenRows(
  rows: readonly (readonly string[])[],
  balance: number,
  { withdrawal, deposit }: { withdrawal: number; deposit: number },
): number {
  const change = (cells: readonly string[]) =>
    (amountAt(cells, deposit) ?? 0) - (amountAt(cells, withdrawal) ?? 0);
  const fits = (from: readonly string[], to: readonly string[]) => {
    const [before, after] = [amountAt(from, balance), amountAt(to, balance)];
    return before !== null && after !== null && Math.abs(after - before - change(to)) < 0.005;
  };
  const pairs = rows.slice(1).map((cells, index) => [rows[index] ?? [], cells] as const);
  // The newest line may be the first or the last.
  return Math.max(
    pairs.filter(([one, next]) => fits(one, next)).length,
    pairs.filter(([one, next]) => fits(next, one)).length,
  );
}

/**
 * Finds two columns among columns of amounts, of which every row fills exactly one (0 counts as empty): withdrawals and
 * deposits. The balance tells which is which; without one, banks put withdrawals first. Null without such columns.
 */
export function findAmountPair(
  rows: readonly (readonly string[])[],
  candidates: readonly number[],
): AmountPair | null {
  const isFilled = (cells: readonly string[], index: number) => (amountAt(cells, index) ?? 0) !== 0;
  for (const first of candidates) {
    const second = candidates.find(
      (index) =>
        index > first &&
        rows.every((cells) => isFilled(cells, first) !== isFilled(cells, index)) &&
        rows.some((cells) => isFilled(cells, first)) &&
        rows.some((cells) => isFilled(cells, index)),
    );
    if (second === undefined) continue;
    const usual = { withdrawal: first, deposit: second };
    const other = { withdrawal: second, deposit: first };
    for (const balance of candidates.filter((index) => index !== first && index !== second)) {
      const [asUsual, otherwise] = [usual, other].map((pair) => provenRows(rows, balance, pair));
      if (asUsual !== otherwise)
        return { ...((asUsual ?? 0) > (otherwise ?? 0) ? usual : other), isProved: true };
    }
    return { ...usual, isProved: false };
  }
  return null;
}
