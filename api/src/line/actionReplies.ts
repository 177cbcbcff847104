import type { Order, Store } from "@machiya/prisma/client";
import type { Outcome } from "@machiya/schema/chat/outcome";
import type { ShopAddress } from "@machiya/schema/context";
import { type Language, localeOf } from "@machiya/schema/domain/language";
import { DEFAULT_TIME_ZONE, formatDayTime } from "@machiya/schema/domain/time/shopTime";
import { errorText, wording } from "@machiya/schema/wording";
import { formatCurrency } from "@machiya/schema/wording/formatCurrency";
import { serverWording } from "@machiya/schema/wording/serverWording";
import { actionButton, type LineButton, pageButton, paidButton } from "./lineButtons.ts";
import type { LineMessage } from "./lineMessaging.ts";

/** LINE's limits (line.md): a button's label, a confirmation's text and a text message. */
const MAX_LABEL = 20;
const MAX_CONFIRM = 240;
const MAX_TEXT = 5000;

export interface ReplyContext {
  language: Language;
  shopAddress: ShopAddress;
  store: Pick<Store, "name" | "openingHours" | "address" | "phone" | "timeZone"> | null;
}

type Appointment = Extract<Outcome, { is: "MOVED" }>["appointment"];

const label = (text: string) => text.slice(0, MAX_LABEL);

/** Builds a text message. Its buttons show below it as long as it is the last message in the chat. */
export function textMessage(text: string, buttons: readonly LineButton[] = []): LineMessage {
  const items = buttons.map((action) => ({ type: "action", action }));
  return {
    type: "text",
    text: text.slice(0, MAX_TEXT),
    ...(items.length > 0 && { quickReply: { items } }),
  };
}

/** Builds the chat's reply to an action. */
export function actionReply(outcome: Outcome, terms: ReplyContext): LineMessage[] {
  const { language, shopAddress, store } = terms;
  const { chatAction: words, notification } = serverWording(language);
  const { appointmentState, listSeparator } = wording(language);
  const at = (instant: Date) =>
    formatDayTime(instant, store?.timeZone ?? DEFAULT_TIME_ZONE, localeOf(language));
  const money = ({ currency, total }: Pick<Order, "currency" | "total">) =>
    formatCurrency(language, currency, total);
  const services = ({ items }: Appointment) =>
    [...new Set(items.map(({ serviceName }) => serviceName))].join(listSeparator);
  const summary = (appointment: Appointment) =>
    words.appointment({
      number: appointment.id,
      at: at(appointment.startsAt),
      services: services(appointment),
      state: appointmentState[appointment.state],
    });
  const openAppointment = ({ id: number }: Appointment) =>
    pageButton(notification.openAppointment, { page: "appointments", number }, shopAddress);

  switch (outcome.is) {
    case "DIGITS_ASKED": {
      const { order, again } = outcome;
      const ask = words.askDigits(order.id, money(order));
      const button = { ...paidButton(language, order.id), label: words.enterDigits };
      return [textMessage(again ? `${words.notFive}\n${ask}` : ask, [button])];
    }
    case "WHICH_ORDER": {
      const buttons = outcome.orders.map((order) => ({
        ...paidButton(language, order.id),
        label: label(`#${order.id} ${money(order)}`),
      }));
      return [textMessage(buttons.length > 0 ? words.whichOrder : words.noOrderToPay, buttons)];
    }
    case "PAYMENT_SAID":
      return [
        textMessage(
          words.paymentSaid(outcome.order, outcome.digits),
          pageButton(notification.openOrder, { page: "orders", number: outcome.order }, shopAddress),
        ),
      ];
    case "TIMES": {
      const { appointment, times, refused } = outcome;
      const { id, startsAt } = appointment;
      const why = refused === null ? "" : `${refusedText(language, refused)}\n`;
      const ask = times.length > 0 ? words.times(id, at(startsAt)) : words.noTimes;
      const buttons = times.map((time) =>
        actionButton(label(at(time)), at(time), {
          do: "MOVE",
          appointment: id,
          from: startsAt.toISOString(),
          to: time.toISOString(),
        }),
      );
      return [textMessage(why + ask, [...buttons, ...openAppointment(appointment)])];
    }
    case "MOVED":
    case "KEPT":
      return [textMessage(summary(outcome.appointment), openAppointment(outcome.appointment))];
    case "CANCEL_ASKED":
      return [
        confirmation(words.askCancel(at(outcome.appointment.startsAt), services(outcome.appointment)), [
          actionButton(words.cancelNow, words.cancelNow, {
            do: "CANCEL",
            appointment: outcome.appointment.id,
            from: outcome.appointment.startsAt.toISOString(),
          }),
          actionButton(words.keep, words.keep, { do: "KEEP", appointment: outcome.appointment.id }),
        ]),
      ];
    case "CANCELLED":
      return [textMessage(words.cancelled(outcome.appointment.id, at(outcome.appointment.startsAt)))];
    case "CHANGED":
      return [
        textMessage(
          `${words.changed}\n${summary(outcome.appointment)}`,
          openAppointment(outcome.appointment),
        ),
      ];
    case "TOO_LATE": {
      const contact = [store?.name, store?.phone, store?.openingHours, store?.address].filter(Boolean);
      return [textMessage([words.tooLate(at(outcome.until)), ...contact].join("\n"))];
    }
    case "REFUSED":
      return [textMessage(refusedText(language, outcome.error))];
  }
}

/**
 * Explains why an action was refused. The alternative times are left out of the text, because the chat shows
 * them as buttons.
 */
function refusedText(
  language: Language,
  { code, params }: Extract<Outcome, { is: "REFUSED" }>["error"],
): string {
  const { alternatives: _buttons, ...rest } = params;
  return errorText(language, code, rest);
}

function confirmation(text: string, actions: LineButton[]): LineMessage {
  const shortened = text.slice(0, MAX_CONFIRM);
  return { type: "template", altText: shortened, template: { type: "confirm", text: shortened, actions } };
}
