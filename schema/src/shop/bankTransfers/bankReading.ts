import { builder } from "../../builder.ts";
import { type BankRow, lineAmount, type UnreadableLine } from "../../domain/bankTransfers/bankLines.ts";
import { Big } from "../../domain/money.ts";
import { globalId } from "../../ids.ts";
import { BankColumnEnum, BankLineProblemEnum, BankLineReasonEnum, BankLineVerdictEnum } from "./bankEnums.ts";
import type { CountedLine } from "./countedLines.ts";
import type { BankStatement, MatchedBankLine } from "./matchBankText.ts";
import type { OpenTransfer } from "./openTransfers.ts";

const OpenTransferObject = builder.objectRef<OpenTransfer>("OpenTransfer").implement({
  description: "An order that waits for a bank transfer. For admins.",
  fields: (t) => ({
    orderId: t.id({ description: "The order's global ID.", resolve: ({ id }) => globalId("Order", id) }),
    number: t.int({ description: "The order's number.", resolve: ({ id }) => id }),
    version: t.exposeInt("version", { description: "The order's version." }),
    buyerName: t.exposeString("buyerName", { description: "Who ordered." }),
    outstanding: t.field({
      type: "Decimal",
      description: "What is still to be paid.",
      resolve: ({ outstanding }) => outstanding,
    }),
    digits: t.exposeString("digits", {
      nullable: true,
      description: "The last five digits of the account that the customer named. Null: unknown.",
    }),
  }),
});

const CountedLineObject = builder.objectRef<CountedLine>("CountedBankLine").implement({
  description: "The payment as which a bank's line was counted. For admins.",
  fields: (t) => ({
    paymentId: t.id({
      description: "The payment's global ID.",
      resolve: ({ paymentId }) => globalId("Payment", paymentId),
    }),
    orderNumber: t.exposeInt("orderNumber", {
      nullable: true,
      description: "The number of the order, also after its deletion. Null: the order is unknown.",
    }),
    isOrderDeleted: t.boolean({
      description: "Whether the order was deleted.",
      resolve: ({ orderId }) => orderId === null,
    }),
    undoUntil: t.expose("undoUntil", {
      type: "DateTime",
      nullable: true,
      description:
        "Until when the viewer can undo it. Null: another person counted it, or a minute has passed.",
    }),
  }),
});

const MatchedBankLineObject = builder.objectRef<MatchedBankLine>("MatchedBankLine").implement({
  description: "A line of a bank, with the order that it pays. For admins.",
  fields: (t) => ({
    line: t.exposeInt("line", { description: "The number of the line in the text, from 1." }),
    day: t.exposeString("day", { description: "The day, YYYY-MM-DD." }),
    time: t.exposeString("time", {
      nullable: true,
      description: "The time of day, HH:MM. Null: the bank does not say it.",
    }),
    amount: t.field({
      type: "Decimal",
      description: "The amount; more than 0.",
      resolve: (line) => new Big(lineAmount(line)),
    }),
    digits: t.exposeString("digits", {
      nullable: true,
      description: "The last digits of the account that paid, at most five. Null: unknown.",
    }),
    name: t.exposeString("name", { description: "Who paid, as the bank writes it; may be empty." }),
    note: t.exposeString("note", { description: "The bank's note; may be empty." }),
    verdict: t.expose("verdict", { type: BankLineVerdictEnum, description: "Whether it can be counted." }),
    reason: t.expose("reason", { type: BankLineReasonEnum, description: "Why it has this verdict." }),
    order: t.expose("order", {
      type: OpenTransferObject,
      nullable: true,
      description: "The order that it pays; no other line has it. Null: none.",
    }),
    others: t.expose("others", {
      type: [OpenTransferObject],
      description: "Other orders that it could pay, the most likely first; at most 5.",
    }),
    counted: t.expose("counted", {
      type: CountedLineObject,
      nullable: true,
      description: "The payment as which it was counted. Null: it was not.",
    }),
  }),
});

const BankRowObject = builder.objectRef<BankRow>("BankRow").implement({
  description: "A row of a bank's text. For admins.",
  fields: (t) => ({
    line: t.exposeInt("line", { description: "The number of its line, from 1." }),
    cells: t.exposeStringList("cells", { description: "Its cells." }),
  }),
});

const UnreadableBankLine = builder.objectRef<UnreadableLine>("UnreadableBankLine").implement({
  description: "A line that cannot be read. For admins.",
  fields: (t) => ({
    line: t.exposeInt("line", { description: "The number of the line in the text, from 1." }),
    problem: t.expose("problem", { type: BankLineProblemEnum, description: "Why it cannot be read." }),
    text: t.exposeString("text", { description: "The cell, or the beginning of the line." }),
  }),
});

export const BankReading = builder.objectRef<BankStatement>("BankReading").implement({
  description: "A bank's lines, as the server reads them. For admins.",
  fields: (t) => ({
    columns: t.expose("columns", { type: [BankColumnEnum], description: "The meaning of each column." }),
    header: t.exposeStringList("header", { description: "The header's cells; empty without one." }),
    sample: t.expose("sample", { type: [BankRowObject], description: "The first rows below the header." }),
    missing: t.expose("missing", {
      type: [BankColumnEnum],
      description: "The columns that are needed and not there; then there are no lines.",
    }),
    unreadable: t.expose("unreadable", {
      type: [UnreadableBankLine],
      description: "The lines that cannot be read. The others can be counted, unless they are fewer.",
    }),
    lines: t.expose("lines", { type: [MatchedBankLineObject], description: "The lines, in their order." }),
  }),
});
