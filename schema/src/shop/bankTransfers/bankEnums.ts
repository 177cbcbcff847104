import type { BankColumn } from "../../domain/bankTransfers/bankColumns.ts";
import type { BankLineProblem } from "../../domain/bankTransfers/bankLines.ts";
import type { TransferVerdict } from "../../domain/bankTransfers/matchTransfers.ts";
import { describedEnum } from "../../enums.ts";
import type { BankLineReason } from "./matchBankText.ts";

export const BankColumnEnum = describedEnum<BankColumn>(
  "BankColumn",
  "What a column of a bank's lines means.",
  {
    DATE: "The day of the transfer, possibly with its time.",
    TIME: "The time of day.",
    AMOUNT: "The amount that came in; a negative one went out.",
    WITHDRAWAL: "The amount that went out.",
    DIRECTION: "Whether the amount came in or went out, in words or signs.",
    ACCOUNT: "The account that paid, or its last digits.",
    NAME: "Who paid.",
    NOTE: "A note; several columns can be notes.",
    IGNORED: "Nothing that is needed.",
  },
);

export const BankLineProblemEnum = describedEnum<BankLineProblem>(
  "BankLineProblem",
  "Why a line cannot be read.",
  {
    NO_DATE: "It has no day.",
    WRONG_DATE: "Its day is not a day.",
    AMBIGUOUS_DATE:
      "Day, month, and year cannot be told apart, and no other line of the file shows their order.",
    FUTURE_DATE: "Its day is in the future.",
    WRONG_TIME: "Its time is not a time of day.",
    NO_AMOUNT: "It has no amount.",
    WRONG_AMOUNT: "Its amount is not a number, or it is 0.",
    QUOTES: "A quotation mark opens a cell that no other one closes.",
    TOO_WIDE: "It has more than 60 columns.",
    SPLIT_AMOUNT:
      "A comma between the thousands of an amount, which is not in quotation marks, separates two cells.",
  },
);

export const BankLineVerdictEnum = describedEnum<TransferVerdict>(
  "BankLineVerdict",
  "Whether a bank's line can be counted.",
  {
    CERTAIN:
      "It pays the order: the amount and the digits or the name are the order's, and no other order's.",
    POSSIBLE: "It may pay the order; staff decide.",
    NONE: "It pays no order that is known.",
  },
);

export const BankLineReasonEnum = describedEnum<BankLineReason>(
  "BankLineReason",
  "Why a bank's line has its verdict.",
  {
    DIGITS_AND_AMOUNT: "The five digits and the amount are the order's.",
    NAME_AND_AMOUNT: "The name and the amount are the order's; one side does not say the digits.",
    DIGITS_DIFFER: "The name and the amount are the order's, but the digits are others.",
    AMOUNT_ONLY: "The amount is the order's, and nothing else is known.",
    AMOUNT_DIFFERS: "The five digits are the order's, but the amount is another.",
    SEVERAL_ORDERS: "It fits several orders equally.",
    SEVERAL_LINES: "Several lines fit the order.",
    NO_ORDER: "No order that waits for a transfer has this amount or these digits.",
    ALREADY_COUNTED: "It was counted before.",
    OUTGOING: "The money went out.",
    DIRECTION_UNKNOWN:
      "It fits an order, but a column that is not understood may say that the money went out. Choosing the columns settles it.",
  },
);
