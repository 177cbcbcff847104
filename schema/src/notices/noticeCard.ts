import type { CardButton } from "../chat/cardButtons.ts";

/** A fact on a card: what it is, and what it is this time. */
export type Fact = readonly [name: string, value: string];

export interface NoticeCard {
  shopName: string;
  title: string;
  /** Those without a value are left out. */
  facts: readonly Fact[];
  /** What one can do, at most a handful. */
  buttons?: readonly CardButton[];
}

/** LINE's bounds (line.md); that of a fact keeps the whole card far below 30 KB. */
const MAX_ALT_TEXT = 1500;
const MAX_VALUE = 500;

const INK = "#1f2328";
const QUIET = "#6b7280";

const cut = (text: string, most: number) => (text.length <= most ? text : `${text.slice(0, most - 1)}…`);

const factBox = ([name, value]: Fact) => ({
  type: "box",
  layout: "baseline",
  spacing: "md",
  contents: [
    { type: "text", text: name, size: "sm", color: QUIET, flex: 2, wrap: true },
    { type: "text", text: cut(value, MAX_VALUE), size: "sm", color: INK, flex: 5, wrap: true },
  ],
});

const flexButton = (action: CardButton, index: number) => ({
  type: "button",
  height: "sm",
  style: index === 0 ? "secondary" : "link",
  action,
});

/** A Flex message: the shop's name, what happened, and the facts. A text of Flex is never empty. */
export function flexCard({ shopName, title, facts, buttons = [] }: NoticeCard) {
  const told = facts.filter(([, value]) => value.trim() !== "");
  const head = [
    { type: "text", text: cut(shopName, MAX_VALUE), size: "sm", color: QUIET, wrap: true },
    { type: "text", text: title, size: "lg", weight: "bold", color: INK, wrap: true },
  ];
  return {
    type: "flex",
    altText: cut([`${shopName}：${title}`, ...told.map(([, value]) => value)].join(" "), MAX_ALT_TEXT),
    contents: {
      type: "bubble",
      body: {
        type: "box",
        layout: "vertical",
        spacing: "md",
        contents: [...head, { type: "separator" }, ...told.map(factBox)],
      },
      ...(buttons.length > 0 && {
        footer: { type: "box", layout: "vertical", spacing: "sm", contents: buttons.map(flexButton) },
      }),
    },
  };
}
