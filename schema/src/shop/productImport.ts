import { builder } from "../builder.ts";
import { ErrorCodeEnum, ImportAction } from "../enums.ts";
import { errorText } from "../wording/wording.ts";
import { importProducts, type ProductImport as Outcome } from "./importProducts.ts";
import type { ImportProblem, PlannedRow } from "./planImport.ts";
import { Product } from "./product.ts";

const ImportError = builder.objectRef<ImportProblem>("ImportError").implement({
  description: "Why a row of an imported file is refused.",
  fields: (t) => ({
    column: t.exposeString("column", { description: "The header of the column at fault." }),
    code: t.expose("code", {
      type: ErrorCodeEnum,
      description:
        "INVALID_INPUT: breaks the column's rule, or is missing on a new product. NOT_FOUND: no shelf of this name. ALREADY_EXISTS: more than one product or row is meant.",
    }),
    message: t.string({
      description: "The same in English, for logs and scripts; screens put `code` into their own words.",
      resolve: ({ code, params }) => errorText("en", code, params),
    }),
  }),
});

const ImportRow = builder.objectRef<PlannedRow>("ImportRow").implement({
  description: "What a row of an imported file does.",
  fields: (t) => ({
    row: t.exposeInt("row", { description: "Its number as a spreadsheet shows it: the header is 1." }),
    action: t.expose("action", { type: ImportAction, description: "What it does, or would do." }),
    product: t.prismaField({
      type: Product,
      nullable: true,
      description:
        "The product it means: by its code when the row has one, else by its exact name. Null: one still to be made, or none can be told.",
      resolve: (query, { product }, _args, { prisma }) =>
        product === null ? null : prisma.product.findUnique({ ...query, where: { id: product.id } }),
    }),
    name: t.exposeString("name", { description: "The row's name, else its product's; empty: neither." }),
    code: t.exposeString("code", { description: "The row's code, else its product's; may be empty." }),
    errors: t.field({
      type: [ImportError],
      description: "Why it is refused; empty when it is not.",
      resolve: ({ problems }) => problems,
    }),
    changes: t.exposeStringList("changes", {
      description: "The headers of the columns that change on the product; empty unless UPDATE.",
    }),
  }),
});

const count = ({ rows }: Outcome, action: PlannedRow["action"]) =>
  rows.filter((row) => row.action === action).length;

const ProductImport = builder.objectRef<Outcome>("ProductImport").implement({
  description: "What an imported file did, or would do.",
  fields: (t) => ({
    rows: t.field({
      type: [ImportRow],
      description: "The rows that are not empty.",
      resolve: ({ rows }) => rows,
    }),
    applied: t.exposeBoolean("applied", {
      description:
        "Whether they were written: all of them, or, when one is refused or it was a dry run, none.",
    }),
    created: t.int({
      description: "Rows that are, or would be, new products.",
      resolve: (outcome) => count(outcome, "CREATE"),
    }),
    updated: t.int({
      description: "Rows that change, or would change, a product.",
      resolve: (outcome) => count(outcome, "UPDATE"),
    }),
    refused: t.int({
      description: "Rows that are refused.",
      resolve: (outcome) => count(outcome, "REFUSED"),
    }),
  }),
});

const ImportProductsInput = builder.inputType("ImportProductsInput", {
  description: "A file of products.",
  fields: (t) => ({
    file: t.string({
      required: true,
      description:
        "Base64 of a CSV (UTF-8) or .xlsx of at most 2,000,000 bytes: a header, then at most 1000 rows. Columns name, code, description, price, stock, top_pick (true or false), state (ENABLED, DISABLED, FROZEN) and types (names of shelves, a semicolon between them). Empty cells and missing columns leave what there is; other columns are ignored.",
    }),
    fileName: t.string({ required: true, description: "Ends in .csv or .xlsx." }),
    dryRun: t.boolean({ required: true, description: "Only tells what each row would do." }),
  }),
});

builder.mutationField("importProducts", (t) =>
  t.field({
    type: ProductImport,
    args: { input: t.arg({ type: ImportProductsInput, required: true, description: "The file." }) },
    description:
      "Adds and changes products from a file, all rows or none. Errors: INVALID_INPUT when the file cannot be read; what is wrong with a row stands in it.",
    resolve: (_root, { input }, context) => importProducts(context, input),
  }),
);
