import type { messagingApi } from "@line/bot-sdk";
import type { NotificationText } from "@machiya/schema/notifications/notificationText";
import type { LineButton } from "./lineButtons.ts";

interface FlexCard extends NotificationText {
  /** A card has room for a few buttons. */
  buttons?: readonly LineButton[];
}

/**
 * LINE's limit for alternative texts (line.md), and a limit for facts that keeps the card far below 30 KB.
 */
const MAX_ALT_TEXT = 1500;
const MAX_VALUE = 500;

const INK = "#1f2328";
const QUIET = "#6b7280";

export const truncateText = (text: string, limit: number) =>
  text.length <= limit ? text : `${text.slice(0, limit - 1)}…`;

const factBox = ([name, value]: NotificationText["facts"][number]) => ({
  type: "box",
  layout: "baseline",
  spacing: "md",
  contents: [
    { type: "text", text: name, size: "sm", color: QUIET, flex: 2, wrap: true },
    { type: "text", text: truncateText(value, MAX_VALUE), size: "sm", color: INK, flex: 5, wrap: true },
  ],
});

const flexButton = (action: LineButton, index: number) => ({
  type: "button",
  height: "sm",
  style: index === 0 ? "secondary" : "link",
  action,
});

/**
 * Builds a Flex message with the shop's name, the title and the facts. A tap on the card opens the page that
 * a button opens. Facts without a value are left out, because Flex refuses empty texts.
 */
export function flexCard({ shopName, title, facts, buttons = [] }: FlexCard): messagingApi.FlexMessage {
  const shown = facts.filter(([, value]) => value.trim() !== "");
  const head = [
    { type: "text", text: truncateText(shopName, MAX_VALUE), size: "sm", color: QUIET, wrap: true },
    { type: "text", text: title, size: "lg", weight: "bold", color: INK, wrap: true },
  ];
  const link = buttons.find(({ type }) => type === "uri");
  const altText = [`${shopName}：${title}`, ...shown.map(([, value]) => value)].join(" ");
  return {
    type: "flex",
    altText: truncateText(altText, MAX_ALT_TEXT),
    contents: {
      type: "bubble",
      body: {
        type: "box",
        layout: "vertical",
        spacing: "md",
        ...(link !== undefined && { action: link }),
        contents: [...head, { type: "separator" }, ...shown.map(factBox)],
      },
      ...(buttons.length > 0 && {
        footer: { type: "box", layout: "vertical", spacing: "sm", contents: buttons.map(flexButton) },
      }),
    },
  } as messagingApi.FlexMessage;
}
