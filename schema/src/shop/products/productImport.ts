import { builder } from "../../builder.ts";
import { ErrorCodeEnum, ImportActionEnum } from "../../enums.ts";
import { serverWording } from "../../wording/serverWording.ts";
import { errorText } from "../../wording/wording.ts";
import { importProducts, type ProductImport as Outcome } from "./importProducts.ts";
import type { ImportProblem, PlannedRow } from "./planImport.ts";
import { Product } from "./product.ts";

const ImportError = builder.objectRef<ImportProblem>("ImportError").implement({
  description: "Why a row of an imported file is refused.",
  fields: (t) => ({
    column: t.exposeString("column", { description: "The name of the invalid column." }),
    heading: t.string({
      description: "The heading of the column in the language of the response.",
      resolve: ({ column }, _args, { language }) => serverWording(language).importHeadings.product[column],
    }),
    code: t.expose("code", {
      type: ErrorCodeEnum,
      description:
        "INVALID_INPUT: the value breaks the column's rule, or is missing for a new product. NOT_FOUND: no product type has this name. ALREADY_EXISTS: more than one product or row matches.",
    }),
    text: t.string({
      description:
        "The reason in the language of the response: the column, and the rule that its value breaks.",
      resolve: ({ column, code, params }, _args, { language }) =>
        errorText(language, code, {
          ...params,
          field: serverWording(language).importHeadings.product[column],
        }),
    }),
    message: t.string({
      description: "The reason in English, for logs and scripts. Screens translate `code` instead.",
      resolve: ({ code, params }) => errorText("en", code, params),
    }),
  }),
});

const ImportRow = builder.objectRef<PlannedRow>("ImportRow").implement({
  description: "The effect of a row of an imported file.",
  fields: (t) => ({
    row: t.exposeInt("row", { description: "The number of the row in a spreadsheet; the header is row 1." }),
    action: t.expose("action", { type: ImportActionEnum, description: "The effect of the row." }),
    product: t.rowField({
      type: Product,
      nullable: true,
      description:
        "The matching product: by code if the row has one, otherwise by exact name. Null: it will be created, or there is no unique match.",
      resolve: (query, { product }, _args, { prisma }) =>
        product === null ? null : prisma.product.findUnique({ ...query, where: { id: product.id } }),
    }),
    name: t.exposeString("name", {
      description: "The name in the row, otherwise the product's; may be empty.",
    }),
    code: t.exposeString("code", {
      description: "The code in the row, otherwise the product's; may be empty.",
    }),
    errors: t.field({
      type: [ImportError],
      description: "Why the row is refused; empty if it is not.",
      resolve: ({ problems }) => problems,
    }),
    changes: t.exposeStringList("changes", {
      description: "The names of the columns that change the product; empty unless UPDATE.",
    }),
    changedHeadings: t.stringList({
      description: "The headings of these columns in the language of the response.",
      resolve: ({ changes }, _args, { language }) =>
        changes.map((column) => serverWording(language).importHeadings.product[column]),
    }),
  }),
});

const count = ({ rows }: Outcome, action: PlannedRow["action"]) =>
  rows.filter((row) => row.action === action).length;

const ProductImport = builder.objectRef<Outcome>("ProductImport").implement({
  description: "The result of an import, or of its dry run.",
  fields: (t) => ({
    rows: t.field({
      type: [ImportRow],
      description: "The rows that are not empty.",
      resolve: ({ rows }) => rows,
    }),
    applied: t.exposeBoolean("applied", {
      description:
        "Whether the products were written. Either all were, or, if a row is refused or it was a dry run, none; with `skipRefused`, those of the rows that are not refused.",
    }),
    created: t.int({
      description: "The number of rows that create, or would create, a product.",
      resolve: (outcome) => count(outcome, "CREATE"),
    }),
    updated: t.int({
      description: "The number of rows that change, or would change, a product.",
      resolve: (outcome) => count(outcome, "UPDATE"),
    }),
    refused: t.int({
      description: "The number of refused rows.",
      resolve: (outcome) => count(outcome, "REFUSED"),
    }),
  }),
});

const ImportProductsInput = builder.inputType("ImportProductsInput", {
  description: "A file with products.",
  fields: (t) => ({
    file: t.string({
      required: true,
      description:
        "A CSV (in UTF-8, UTF-16, Big5, Shift_JIS, or Windows-874, with cells between commas, semicolons, tabs, or bars) or .xlsx file in base64, at most 2,000,000 bytes, with a header and at most 1000 rows. Columns, by these names or their headings in any language of the console: name, code, description, price, stock, top_pick (true or false), state (ENABLED, DISABLED, FROZEN), types (names of product types, separated by semicolons), and keywords; of an existing variant, variant_of (the code of the product, or its name if it has none) and option_values (separated by a semicolon and a space), with its code, price, stock, and state. Empty cells and missing columns leave values unchanged; other columns are ignored.",
    }),
    fileName: t.string({ required: true, description: "A name that ends in .csv or .xlsx." }),
    dryRun: t.boolean({
      required: true,
      description: "Whether to report the effect of each row without writing.",
    }),
    skipRefused: t.boolean({
      description:
        "Whether the other rows are written although some are refused. Omitted or false: all rows or none.",
    }),
    queueId: t.id({
      description:
        "A random ID of at most 100 characters, with which `queuePosition` reports how many files are read before this one.",
    }),
  }),
});

builder.mutationField("importProducts", (t) =>
  t.field({
    type: ProductImport,
    args: { input: t.arg({ type: ImportProductsInput, required: true, description: "The file." }) },
    description:
      "Creates and changes products from a file, all rows or none unless `skipRefused` is set. Errors: INVALID_INPUT (the file cannot be read), QUEUE_FULL (too many files are waiting); errors of rows are in the result.",
    resolve: (_root, { input }, context) => importProducts(context, input),
  }),
);
