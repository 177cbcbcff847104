import { type BankColumn, isBankColumn } from "@machiya/schema/domain/bankTransfers/bankColumns";
import { useState } from "react";
import { useCountBankLines } from "./useCountBankLines.ts";
import {
  type BankReading,
  type MatchedLine,
  type OpenTransfer,
  useMatchBankLines,
} from "./useMatchBankLines.ts";
import { useUndoBankLines } from "./useUndoBankLines.ts";

/** A line with the order that staff accept for it. */
export interface Acceptance {
  line: MatchedLine;
  order: OpenTransfer;
}

/** Why a line was not counted. */
export interface RefusedLine {
  line: number;
  code: string;
  message: string;
}

/** What became of the last write. */
export interface CountOutcome {
  kind: "counted" | "undone";
  done: number;
  refused: readonly RefusedLine[];
  /** The payments that can be undone, and until when; null for none. */
  undo: { paymentIds: readonly string[]; until: number } | null;
}

interface MatchingState {
  bank: string;
  text: string;
  /** The columns that staff chose; null: the server's. */
  columns: readonly BankColumn[] | null;
  reading: BankReading | null;
  outcome: CountOutcome | null;
  error: unknown;
}

const EMPTY: MatchingState = {
  bank: "",
  text: "",
  columns: null,
  reading: null,
  outcome: null,
  error: null,
};

/** Returns what of these lines the user can undo. */
function undoOf({ lines }: BankReading, numbers: ReadonlySet<number>): CountOutcome["undo"] {
  const own = lines.filter(({ line, counted }) => numbers.has(line) && counted?.undoUntil != null);
  if (own.length === 0) return null;
  return {
    paymentIds: own.flatMap(({ counted }) => counted?.paymentId ?? []),
    until: Math.min(...own.map(({ counted }) => Date.parse(counted?.undoUntil ?? ""))),
  };
}

type Row = { readonly code?: string | null | undefined; readonly message?: string | null | undefined };

/** Returns the refused rows with their lines. */
const refusedOf = (rows: readonly Row[], lineOf: (index: number) => number): RefusedLine[] =>
  rows.flatMap(({ code, message }, index) =>
    code == null ? [] : [{ line: lineOf(index), code, message: message ?? "" }],
  );

/** Reads a bank's lines, counts those that staff accept, and undoes the last acceptance. */
export function useTransferMatching() {
  const [state, setState] = useState(EMPTY);
  const [match, isReading] = useMatchBankLines();
  const [count, isCounting] = useCountBankLines();
  const [undo, isUndoing] = useUndoBankLines();
  const change = (changed: Partial<MatchingState>) => setState((before) => ({ ...before, ...changed }));

  const read = (columns: readonly BankColumn[] | null, onRead: (reading: BankReading) => void = () => {}) =>
    match({
      variables: { input: { bank: state.bank, text: state.text, columns } },
      onCompleted: ({ matchBankLines: reading }) => {
        change({ reading, columns, error: null });
        onRead(reading);
      },
      onError: (error) => change({ error }),
    });

  const accept = (accepted: readonly Acceptance[]) =>
    count({
      variables: {
        input: {
          bank: state.bank,
          text: state.text,
          columns: state.reading?.columns.filter(isBankColumn) ?? null,
          accepted: accepted.map(({ line: { line }, order: { orderId, version } }) => ({
            line,
            orderId,
            version,
          })),
        },
      },
      onCompleted: ({ countBankLines: { done, rows } }) => {
        const refused = refusedOf(rows, (index) => accepted[index]?.line.line ?? 0);
        change({ outcome: { kind: "counted", done, refused, undo: null }, error: null });
        const counted = accepted.filter((_, index) => rows[index]?.code == null).map(({ line }) => line.line);
        read(state.columns, (reading) => {
          const own = undoOf(reading, new Set(counted));
          change({ outcome: { kind: "counted", done, refused, undo: own } });
        });
      },
      onError: (error) => change({ error }),
    });

  const undoLast = () => {
    const paymentIds = state.outcome?.undo?.paymentIds;
    if (paymentIds === undefined) return;
    const lineOf = (index: number) =>
      state.reading?.lines.find(({ counted }) => counted?.paymentId === paymentIds[index])?.line ?? 0;
    undo({
      variables: { input: { paymentIds } },
      onCompleted: ({ undoBankLines: { done, rows } }) => {
        change({
          outcome: { kind: "undone", done, refused: refusedOf(rows, lineOf), undo: null },
          error: null,
        });
        read(state.columns);
      },
      onError: (error) => change({ error }),
    });
  };

  return {
    state,
    isReading,
    isWriting: isCounting || isUndoing,
    accept,
    undoLast,
    /** Changes the entered lines, whose reading is then outdated. */
    enter: (entered: Partial<Pick<MatchingState, "bank" | "text">>) =>
      change({ ...entered, reading: null, columns: null, outcome: null, error: null }),
    fail: (error: unknown) => change({ error }),
    read: () => {
      change({ outcome: null });
      read(null);
    },
    chooseColumns: (columns: readonly BankColumn[]) => read(columns),
    endUndo: () => state.outcome !== null && change({ outcome: { ...state.outcome, undo: null } }),
  };
}

export type TransferMatching = ReturnType<typeof useTransferMatching>;
