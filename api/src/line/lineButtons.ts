import { type ButtonAction, digitsPrompt, postbackData } from "@machiya/schema/chat/cardAction";
import type { ShopAddress } from "@machiya/schema/context";
import type { Language } from "@machiya/schema/domain/language";
import { type CustomerPage, customerPage } from "@machiya/schema/domain/messaging/customerPages";
import type { NotificationAction } from "@machiya/schema/notifications/notification";
import { serverWording } from "@machiya/schema/wording/serverWording";

/** One of LINE's actions, which sends a postback or opens an address. A label has at most 20 characters, so that quick replies take it too. */
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

/** A button that sends an action; `displayText` appears in the chat when it is tapped. */
export function actionButton(label: string, displayText: string, action: ButtonAction): LineButton {
  return { type: "postback", label, displayText, data: postbackData(action) };
}

/** A button that opens a page of the customers' website; none while the shop's address is not configured. */
export function pageButton(label: string, page: CustomerPage, address: ShopAddress): LineButton[] {
  const uri = customerPage(address, page);
  return uri === null ? [] : [{ type: "uri", label, uri }];
}

/** Asks for the digits of a bank transfer, and opens the keyboard on words that name the order. */
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

/** The buttons of a notification's actions. */
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
      return [paidButton(language, action.order)];
    case "CHANGE_TIME": {
      const { appointment } = action;
      const said = words.changeTimeOf(appointment);
      return [actionButton(words.changeTime, said, { do: "ASK_TIMES", appointment })];
    }
    case "CANCEL": {
      const { appointment } = action;
      return [actionButton(words.cancel, words.cancelOf(appointment), { do: "ASK_CANCEL", appointment })];
    }
    case "OPEN_PAGE": {
      const label = action.page === "orders" ? words.myOrders : words.myAppointments;
      return pageButton(label, action.page, shopAddress);
    }
  }
}
