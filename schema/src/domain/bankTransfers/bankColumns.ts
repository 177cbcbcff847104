import { beginsWithDay, readWrittenTime } from "../tables/writtenDay.ts";
import { readWrittenNumber } from "../tables/writtenNumber.ts";
import { plainText } from "../typedText.ts";
import { isBlank } from "./bankCells.ts";
import { directionOf, findAmountPair, saysDirections } from "./bankDirections.ts";

/** What a column of a bank's file means. */
export const BANK_COLUMNS = [
  "DATE",
  "TIME",
  "AMOUNT",
  "WITHDRAWAL",
  "DIRECTION",
  "ACCOUNT",
  "NAME",
  "NOTE",
  "IGNORED",
] as const;
export type BankColumn = (typeof BANK_COLUMNS)[number];

/** Returns whether a text names a column's meaning. */
export const isBankColumn = (text: string): text is BankColumn =>
  BANK_COLUMNS.some((column) => column === text);

/** The columns without which no line can be read. */
export const NEEDED_COLUMNS = ["DATE", "AMOUNT"] as const satisfies BankColumn[];

/** The headers that banks use, in lower case and without spaces and punctuation. */
const HEADERS: Record<BankColumn, string> = {
  DATE:
    "日期 交易日期 交易日 帳務日期 帳務日 入帳日期 入帳日 記帳日 記帳日期 交易日期時間 交易時間日期 日付 取引日 お取引日 取扱日 取引日時 日時 年月日 操作日 操作日付 取扱日付 お取扱日 取扱年月日 お取引日付 " +
    "date datetime transactiondate transactiondatetime postingdate posteddate valuedate bookingdate 起息日 起息日期 起算日 วันที่มีผล วันที่ วันที่ทำรายการ วันเดือนปี วันที่และเวลา วันที่เวลา วันทำรายการ",
  TIME: "時間 交易時間 時刻 取引時刻 取引時間 time transactiontime เวลา เวลาทำรายการ",
  AMOUNT:
    "金額 交易金額 存入 存入金額 收入 收入金額 轉入 轉入金額 入帳金額 存款 存款金額 貸方 貸方金額 匯入金額 入金 入金額 お預入金額 預入金額 お預り金額 お預かり金額 預り金額 振込金額 取引金額 お預入れ お預入 お預り 預入額 お預入額 お預け入れ額 お預け入れ金額 預かり金額 お預かり額 受入金額 受入 入金金額 入金額円 入出金 入出金額 " +
    "amount transactionamount credit creditamount deposit deposits depositamount paidin moneyin จำนวนเงิน จำนวน ฝาก ฝากเงิน เงินฝาก เงินเข้า เครดิต ยอดเงิน",
  WITHDRAWAL:
    "支出 支出金額 提出 提款 提款金額 提領 轉出金額 匯出金額 借方 借方金額 出金 出金額 お引出金額 引出金額 お支払金額 支払金額 お引き出し お引出し お引出 引出額 お引出額 お引き出し額 お引き出し金額 支払い金額 お支払い金額 お支払金額 払出金額 払出 出金金額 " +
    "debit debitamount withdrawal withdrawals withdrawalamount paidout moneyout ถอน ถอนเงิน เงินออก เดบิต",
  DIRECTION:
    "借貸別 借貸 借貸方 借貸區分 收支 收支別 支存 支存別 存提 存提別 出入 出入別 進出 方向 交易方向 入払区分 入払 入出金区分 入出区分 出入金区分 貸借区分 貸借 " +
    "direction drcr crdr dc cd debitcredit creditdebit debitorcredit creditordebit depositwithdrawal inout ฝากถอน ถอนฝาก เดบิตเครดิต เข้าออก",
  ACCOUNT:
    "帳號 帳戶 對方帳號 轉出帳號 匯款帳號 付款帳號 交易帳號 銀行帳號 來源帳號 轉入帳號 帳號後五碼 帳號末五碼 末五碼 後五碼 口座番号 相手口座 振込元口座 口座 " +
    "account accountnumber accountno fromaccount senderaccount payeraccount counterpartyaccount last5digits lastfivedigits เลขที่บัญชี เลขบัญชี บัญชี จากบัญชี บัญชีผู้โอน",
  NAME:
    "戶名 姓名 名稱 對方戶名 匯款人 付款人 匯款人姓名 付款人姓名 轉帳人 名義 振込人 振込人名 振込依頼人 振込依頼人名 依頼人 依頼人名 お名前 氏名 " +
    "name payer sender sendername payername accountname accountholder counterparty counterpartyname ชื่อ ชื่อบัญชี ชื่อผู้โอน ผู้โอน",
  NOTE:
    "備註 摘要 說明 附言 註記 存摺備註 交易說明 交易摘要 交易備註 交易資訊 取引内容 お取引内容 お取り扱い内容 内容 メモ 備考 お取扱内容 摘要内容 入出金内容 取引内容詳細 詳細1 詳細2 お客さまメモ " +
    "note notes memo description details remark remarks reference narrative หมายเหตุ รายละเอียด รายการ คำอธิบาย",
  IGNORED:
    "序號 項次 編號 筆數 餘額 帳戶餘額 結餘 存款餘額 幣別 分行 交易行 通路 票據號碼 番号 残高 取引後残高 現在高 現在残高 差引残高 お取引残高 通帳残高 no serial number balance runningbalance currency branch channel chequeno ลำดับ ลำดับที่ ยอดคงเหลือ คงเหลือ สกุลเงิน ช่องทาง สาขา",
};

/** Returns a header without case, spaces, punctuation, and what stands in brackets: a unit or a translation. */
const bareHeader = (cell: string): string =>
  plainText(cell)
    .toLowerCase()
    .replaceAll(/\([^()]*\)|\[[^[\]]*\]/g, "")
    .replaceAll(/[\s\p{P}\p{S}]/gu, "");

const KNOWN = new Map(
  BANK_COLUMNS.flatMap((column) =>
    HEADERS[column].split(" ").map((header) => [bareHeader(header), column] as const),
  ),
);

/** The maximum length of a header. */
const MAX_HEADER = 100;

/** Returns whether what stands in brackets says that an amount went out, as in 金額(支出). */
const isOutgoing = (cell: string): boolean =>
  [...plainText(cell).matchAll(/[([]([^()[\]]{1,20})[)\]]/g)].some(
    ([, inside = ""]) => directionOf(inside) === "OUT",
  );

const withDirection = (column: BankColumn | null, cell: string): BankColumn | null =>
  column === "AMOUNT" && isOutgoing(cell) ? "WITHDRAWAL" : column;

/** Returns the meaning of a header; null when it is not known. */
export const headerColumn = (cell: string): BankColumn | null =>
  cell.length > MAX_HEADER ? null : withDirection(KNOWN.get(bareHeader(cell)) ?? null, cell);

/** How many rows may precede the header, such as the account's number and the period. */
const MAX_ROWS_ABOVE = 20;

/** Counts the known headers of a row: at least two, one of them of a day or an amount; else 0. */
export function countBankHeaders(cells: readonly string[]): number {
  const columns = cells.map(headerColumn).filter((column) => column !== null);
  return columns.length >= 2 && NEEDED_COLUMNS.some((column) => columns.includes(column))
    ? columns.length
    : 0;
}

/**
 * Returns the index of the header row: it has at least two known headers, one of them of a day or an amount. Null
 * without one.
 */
export function findHeader(rows: readonly (readonly string[])[]): number | null {
  const index = rows.slice(0, MAX_ROWS_ABOVE).findIndex((cells) => countBankHeaders(cells) > 0);
  return index === -1 ? null : index;
}

/** Returns the index of a header in unknown words: the first row, if it has no digits but at least two texts. */
function findUnknownHeader([first = []]: readonly (readonly string[])[]): number | null {
  const texts = first.filter((cell) => !isBlank(cell));
  return texts.length >= 2 && texts.every((cell) => /\p{L}/u.test(cell) && !/\d/.test(cell)) ? 0 : null;
}

/** The meanings that several columns may have. */
const isRepeatable = (column: BankColumn): boolean => column === "NOTE" || column === "IGNORED";

/** Returns the meanings without repetitions: the first column of each counts. */
export const withoutRepeats = (columns: readonly BankColumn[]): BankColumn[] =>
  columns.map((column, index) =>
    isRepeatable(column) || columns.indexOf(column) === index ? column : "IGNORED",
  );

/** The headers of the day on which a bank posts a transaction, which may be days later. */
const POSTING = new Set(
  "帳務日期 帳務日 入帳日期 入帳日 記帳日 記帳日期 起息日 起息日期 postingdate valuedate bookingdate posteddate 起算日 วันที่มีผล".split(
    " ",
  ),
);

/** Returns the meanings of headers. The day of the transaction is preferred to that of its posting. */
function columnsOfHeader(header: readonly string[]): BankColumn[] {
  const columns = header.map((cell) => headerColumn(cell) ?? "IGNORED");
  const isPosting = (index: number) => POSTING.has(bareHeader(header[index] ?? ""));
  const hasOwnDay = columns.some((column, index) => column === "DATE" && !isPosting(index));
  return withoutRepeats(
    columns.map((column, index) => (hasOwnDay && column === "DATE" && isPosting(index) ? "IGNORED" : column)),
  );
}

/** An account in full, or shortened. At least four of its characters are digits. */
const ACCOUNT = /^(?=\D{0,50}(?:\d\D{0,50}){4})(?:[\d*xX-]{9,50}|[*xX]{1,50}\d{4,5}|\d{5})$/;
const isText = (cell: string) => /\p{L}/u.test(cell) && !beginsWithDay(cell);

/** Returns whether the first column counts the rows. Amounts that happen to do so stand further to the right. */
export function isNumbered(rows: readonly (readonly string[])[]): boolean {
  const cells = rows.map(([first = ""]) => first);
  if (cells.length < 2 || !cells.every((cell) => /^\d{1,6}$/.test(cell))) return false;
  const step = Number(cells[1]) - Number(cells[0]);
  return Math.abs(step) === 1 && cells.every((cell, row) => Number(cell) === Number(cells[0]) + row * step);
}

/** Guesses the meanings of columns without a header from what most of their cells contain. */
function columnsOfContent(
  rows: readonly (readonly string[])[],
): Pick<BankLayout, "columns" | "areSidesKnown"> {
  const width = Math.max(0, ...rows.map((cells) => cells.length));
  const cellsOf = (index: number) => rows.map((cells) => cells[index] ?? "");
  const columns = Array.from({ length: width }, (): BankColumn => "IGNORED");
  const taken = (index: number) => columns[index] !== "IGNORED" || (index === 0 && isNumbered(rows));
  const mostly = (index: number, test: (cell: string) => boolean) => {
    const filled = cellsOf(index).filter((cell) => !isBlank(cell));
    return filled.length > 0 && filled.filter(test).length >= filled.length * 0.8;
  };
  const assign = (column: BankColumn, test: (cell: string) => boolean) => {
    const index = columns.findIndex((_, at) => !taken(at) && mostly(at, test));
    if (index !== -1) columns[index] = column;
    return index !== -1;
  };
  assign("DATE", (cell) => beginsWithDay(cell));
  assign("TIME", (cell) => readWrittenTime(cell) !== null && cell.includes(":"));
  const isAmount = (cell: string) => readWrittenNumber(cell) !== null && !ACCOUNT.test(cell);
  const candidates = [...columns.keys()].filter((index) => !taken(index) && mostly(index, isAmount));
  const content = rows.filter((cells) => cells.some((cell) => !isBlank(cell)));
  const pair = findAmountPair(content, candidates);
  if (pair === null) assign("AMOUNT", isAmount);
  else {
    columns[pair.withdrawal] = "WITHDRAWAL";
    columns[pair.deposit] = "AMOUNT";
  }
  assign("ACCOUNT", (cell) => ACCOUNT.test(cell));
  // Five digits can be an amount too, when there is no other.
  if (!columns.includes("AMOUNT")) assign("AMOUNT", (cell) => readWrittenNumber(cell) !== null);
  assign("NAME", (cell) => isText(cell) && !/\d{4}/.test(cell));
  assign("NOTE", (cell) => isText(cell));
  return { columns, areSidesKnown: pair === null || pair.isProved };
}

/** A bank's rows: which meanings their columns have, and which row is the header. */
export interface BankLayout {
  columns: BankColumn[];
  /** The index of the header; null without one. */
  header: number | null;
  /** Whether it is known, and not guessed, which of two columns of amounts are withdrawals. */
  areSidesKnown: boolean;
  /** Whether staff chose the columns, which settles what they mean. */
  areChosen: boolean;
}

/** Recognizes a column of directions: one without a known header, whose cells say them. */
function withDirections(
  columns: readonly BankColumn[],
  rows: readonly (readonly string[])[],
  isUnknown: (index: number) => boolean,
): BankColumn[] {
  if (columns.includes("DIRECTION") || columns.includes("WITHDRAWAL")) return [...columns];
  const index = columns.findIndex(
    (_, at) => isUnknown(at) && saysDirections(rows.map((cells) => cells[at] ?? "")),
  );
  return index === -1 ? [...columns] : columns.with(index, "DIRECTION");
}

/** Recognizes the columns of a bank's rows: by their headers, or else by their content. */
export function recognizeColumns(rows: readonly (readonly string[])[]): BankLayout {
  const known = findHeader(rows);
  if (known !== null) {
    const header = rows[known] ?? [];
    const isUnknown = (index: number) => headerColumn(header[index] ?? "") === null;
    const columns = withDirections(columnsOfHeader(header), rows.slice(known + 1), isUnknown);
    return { columns, header: known, areSidesKnown: true, areChosen: false };
  }
  const header = findUnknownHeader(rows);
  const below = rows.slice(header === null ? 0 : 1);
  const { columns, areSidesKnown } = columnsOfContent(below);
  const isUnknown = (index: number) => ["NAME", "NOTE", "IGNORED"].includes(columns[index] ?? "");
  return { columns: withDirections(columns, below, isUnknown), header, areSidesKnown, areChosen: false };
}
