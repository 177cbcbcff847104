import { builder } from "../../builder.ts";
import { BulkResult } from "../../bulkWrites/bulkResult.ts";
import { BankColumnEnum } from "./bankEnums.ts";
import { BankReading } from "./bankReading.ts";
import { countBankLines, saveBankFormat, undoBankLines } from "./countBankLines.ts";
import { matchBankText } from "./matchBankText.ts";

/** How many banks are listed. */
const MAX_BANKS = 100;

const BankFormat = builder.prismaObject("BankFormat", {
  description: "The columns of a bank's lines, as staff last chose them. For admins.",
  fields: (t) => ({
    name: t.exposeString("name", { description: "The name of the bank, as staff entered it." }),
  }),
});

builder.queryField("bankFormats", (t) =>
  t.rowField({
    type: [BankFormat],
    description: "The banks whose columns are stored, the latest first; at most 100. For admins.",
    resolve: (query, _root, _args, { prisma }) =>
      prisma.bankFormat.findMany({ ...query, orderBy: { updatedAt: "desc" }, take: MAX_BANKS }),
  }),
);

const TEXT = "The lines as the bank writes them: CSV, or copied from its site; at most 400,000 characters.";
const COLUMNS =
  "The meaning of each column, from the left. Null: as stored for the bank, or else recognized.";

const MatchBankLinesInput = builder.inputType("MatchBankLinesInput", {
  description: "A bank's lines.",
  fields: (t) => ({
    text: t.string({ required: true, description: TEXT }),
    bank: t.string({
      required: true,
      defaultValue: "",
      description: "The name of the bank, for which given columns are stored; at most 60 characters.",
    }),
    columns: t.field({ type: [BankColumnEnum], description: COLUMNS }),
  }),
});

builder.mutationField("matchBankLines", (t) =>
  t.field({
    type: BankReading,
    args: { input: t.arg({ type: MatchBankLinesInput, required: true, description: "The lines." }) },
    description:
      "Reads a bank's lines and matches them with the orders that wait for a bank transfer, without counting any. Stores given columns for the bank. Errors: INVALID_INPUT (no lines, or more than 1000).",
    resolve: async (_root, { input }, context) => {
      const reading = await matchBankText(context, input);
      await saveBankFormat(context, input);
      return reading;
    },
  }),
);

const AcceptedBankLineInput = builder.inputType("AcceptedBankLineInput", {
  description: "A line with the order that it pays.",
  fields: (t) => ({
    line: t.int({ required: true, description: "The number of the line in the text." }),
    orderId: t.id({ required: true, description: "The order." }),
    version: t.int({ description: "The version of the order that was shown. Null: any." }),
  }),
});

const CountBankLinesInput = builder.inputType("CountBankLinesInput", {
  description: "The lines to count.",
  fields: (t) => ({
    text: t.string({ required: true, description: TEXT }),
    bank: t.string({ required: true, defaultValue: "", description: "The name of the bank." }),
    columns: t.field({ type: [BankColumnEnum], description: COLUMNS }),
    accepted: t.field({
      type: [AcceptedBankLineInput],
      required: true,
      description: "The accepted lines, each once; 1 to 1000.",
    }),
  }),
});

builder.mutationField("countBankLines", (t) =>
  t.field({
    type: BulkResult,
    args: { input: t.arg({ type: CountBankLinesInput, required: true, description: "The lines." }) },
    description:
      "Records the transfers of a bank's lines as payments of their orders; the rows of the result are the orders. No line is ever counted twice. Rows are refused with ALREADY_EXISTS (the line was counted before), NOT_FOUND, CONFLICT, or ORDER_STATE_FORBIDS (the order waits for no transfer). Errors: INVALID_INPUT; with the row, a line that cannot be read, of which nothing is written.",
    resolve: (_root, { input }, context) => countBankLines(context, input),
  }),
);

const UndoBankLinesInput = builder.inputType("UndoBankLinesInput", {
  description: "Payments that were counted by mistake.",
  fields: (t) => ({
    paymentIds: t.idList({ required: true, description: "The payments; 1 to 1000." }),
  }),
});

builder.mutationField("undoBankLines", (t) =>
  t.field({
    type: BulkResult,
    args: { input: t.arg({ type: UndoBankLinesInput, required: true, description: "The payments." }) },
    description:
      "Cancels payments that the viewer counted from a bank's lines within the last minute; the lines can be counted again. Rows are refused with NOT_FOUND, FORBIDDEN (another person counted the line), CONFLICT (a minute has passed, or the order changed since), or ORDER_STATE_FORBIDS. Errors: INVALID_INPUT.",
    resolve: (_root, { input }, context) => undoBankLines(context, input.paymentIds),
  }),
);
