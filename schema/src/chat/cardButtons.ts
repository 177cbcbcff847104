import type { Appointment, Order } from "@machiya/prisma/client";
import type { ShopAddress } from "../context.ts";
import {
  type AppointmentAction,
  appointmentPermission,
  customerTimeProblem,
} from "../domain/appointmentState.ts";
import { type CustomerPage, customerPage } from "../domain/customerPages.ts";
import type { Language } from "../domain/language.ts";
import { paymentReportPermission, reportWaits } from "../domain/paymentReport.ts";
import { serverWording } from "../wording/serverWording.ts";
import { type ButtonAction, digitsPrompt, postbackData } from "./cardAction.ts";

/** An action of LINE's: something to be done, or an address to open. A label has at most 20 characters, so that quick replies take it too. */
export type CardButton =
  | {
      type: "postback";
      label: string;
      data: string;
      displayText: string;
      inputOption?: "openKeyboard";
      fillInText?: string;
    }
  | { type: "uri"; label: string; uri: string };

/** What of the moment, the store and the customer decides which buttons a card has. */
export interface CardRules {
  now: Date;
  cutOffMinutes: number;
  blocked: boolean;
  shopAddress: ShopAddress;
}

/** A button that asks for something; what it says then stands in the chat. */
export function actionButton(label: string, displayText: string, action: ButtonAction): CardButton {
  return { type: "postback", label, displayText, data: postbackData(action) };
}

/** A button that opens a page of the customers'; none while nobody has said where the shop is. */
export function pageButton(label: string, page: CustomerPage, address: ShopAddress): CardButton[] {
  const uri = customerPage(address, page);
  return uri === null ? [] : [{ type: "uri", label, uri }];
}

/** Asks for the digits of a bank transfer, with the keyboard open on words that name the order. */
export function paidButton(language: Language, order: number): CardButton {
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

type CardOrder = Pick<
  Order,
  "id" | "state" | "paymentState" | "paymentMethod" | "paymentReportedAt" | "paymentRecordedAt"
>;

/** What the customer of an order can do: say that it is paid, unless they have and nobody has looked yet. */
export function orderButtons(language: Language, order: CardOrder): CardButton[] {
  const asked = paymentReportPermission(order).allowed && !reportWaits(order);
  return asked ? [paidButton(language, order.id)] : [];
}

/** What the customer of an appointment can do by its state, the store's cut-off and their block. */
export function appointmentButtons(
  language: Language,
  { id, state, startsAt }: Pick<Appointment, "id" | "state" | "startsAt">,
  { now, cutOffMinutes, blocked }: Omit<CardRules, "shopAddress">,
): CardButton[] {
  if (customerTimeProblem({ start: startsAt, now, cutOffMinutes }) !== null) return [];
  const may = (action: AppointmentAction) => appointmentPermission(action, state, "CUSTOMER").allowed;
  const words = serverWording(language).notification;
  return [
    ...(may("RESCHEDULE") && !blocked
      ? [actionButton(words.changeTime, words.changeTimeOf(id), { do: "ASK_TIMES", appointment: id })]
      : []),
    ...(may("CANCEL")
      ? [actionButton(words.cancel, words.cancelOf(id), { do: "ASK_CANCEL", appointment: id })]
      : []),
  ];
}
