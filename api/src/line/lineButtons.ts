import { type ButtonAction, digitsPrompt, postbackData } from "@machiya/schema/chat/cardAction";
import type { ShopAddress } from "@machiya/schema/context";
import type { Language } from "@machiya/schema/domain/language";
import { customerPage, productUrl, type RecordPage } from "@machiya/schema/domain/messaging/customerPages";
import type { NotificationAction } from "@machiya/schema/notifications/notification";
import { serverWording } from "@machiya/schema/wording/serverWording";

/**
 * A LINE action that sends a postback or opens a URL. A label has at most 20 characters, the limit of quick
 * replies.
 */
export type LineButton =
  | {
      type: "postback";
      label: string;
      data: string;
      displayText: string;
      inputOption?: "openKeyboard";
      fillInText?: string;
    }
  | { type: "uri"; label: string; uri: string };

/** Returns a button that sends an action; `displayText` appears in the chat when it is tapped. */
export function actionButton(label: string, displayText: string, action: ButtonAction): LineButton {
  return { type: "postback", label, displayText, data: postbackData(action) };
}

/**
 * Returns a button that opens one order or appointment of the customer website, or the list without a number;
 * empty while the shop's address is not configured.
 */
export function pageButton(
  label: string,
  { page, number }: { page: RecordPage; number?: number | undefined },
  address: ShopAddress,
): LineButton[] {
  const uri = customerPage(address, page, number);
  return uri === null ? [] : [{ type: "uri", label, uri }];
}

/** Returns a button that reports a payment from the account whose digits are known. */
function knownPaidButton(language: Language, order: number): LineButton {
  const { paid, paidOrder } = serverWording(language).notification;
  return actionButton(paid, paidOrder(order), { do: "REPORT_PAID", order });
}

/**
 * Returns a button that asks for the digits of a bank transfer, and opens the keyboard with a text that names
 * the order.
 */
export function paidButton(language: Language, order: number): LineButton {
  const { paid, paidOrder } = serverWording(language).notification;
  return {
    type: "postback",
    label: paid,
    displayText: paidOrder(order),
    data: postbackData({ do: "ASK_DIGITS", order }),
    inputOption: "openKeyboard",
    fillInText: digitsPrompt(language, order),
  };
}

/** Returns the buttons for a notification's actions. */
export function lineButtons(
  actions: readonly NotificationAction[],
  language: Language,
  shopAddress: ShopAddress,
): LineButton[] {
  return actions.flatMap((action) => buttonsOf(action, language, shopAddress));
}

function buttonsOf(action: NotificationAction, language: Language, shopAddress: ShopAddress): LineButton[] {
  const words = serverWording(language).notification;
  switch (action.do) {
    case "REPORT_PAYMENT":
      return [
        action.digitsKnown ? knownPaidButton(language, action.order) : paidButton(language, action.order),
      ];
    case "CHANGE_TIME": {
      const { appointment } = action;
      const displayText = words.changeTimeOf(appointment);
      return [actionButton(words.changeTime, displayText, { do: "ASK_TIMES", appointment })];
    }
    case "CANCEL": {
      const { appointment } = action;
      return [actionButton(words.cancel, words.cancelOf(appointment), { do: "ASK_CANCEL", appointment })];
    }
    case "OPEN_PAGE": {
      const label = action.page === "orders" ? words.openOrder : words.openAppointment;
      return pageButton(label, action, shopAddress);
    }
    case "OPEN_PRODUCT": {
      const uri = productUrl(action.product, shopAddress);
      return uri === null ? [] : [{ type: "uri", label: serverWording(language).buyNow, uri }];
    }
  }
}
