import type { Appointment } from "@machiya/prisma/client";
import type { AppointmentState, OrderState, PaymentState } from "@machiya/prisma/enums";
import { type ButtonAction, postbackData } from "@machiya/schema/chat/cardAction";
import { type Bookable, bookable, clearBooks, DAY } from "../../../schema/src/testing/bookable.ts";
import { appointmentRow } from "../../../schema/src/testing/bookingFixtures.ts";
import { orderRow } from "../../../schema/src/testing/fixtures.ts";
import { eventOf, type LineTestServer, openLineTestServer, textOf } from "./lineTestServer.ts";

/** The current time, unless a test overrides it; appointments are on DAY. */
export const NOW = new Date("2026-11-21T02:00:00Z");
export const NEXT_DAY = "2026-12-02";

/** A message as LINE accepted it. */
export interface SentMessage {
  type: string;
  text?: string;
  altText?: string;
  quickReply?: { items: { action: Button }[] };
  template?: { type: string; text: string; actions: Button[] };
}

export interface Button {
  type: string;
  label: string;
  data?: string;
  uri?: string;
  inputOption?: string;
  fillInText?: string;
}

export interface ChatSalon extends LineTestServer {
  salon: Bookable;
  /** Taps a button and returns the last message of the reply. */
  tap(action: ButtonAction | string, at?: Date, more?: object): Promise<SentMessage>;
  /** Sends a text and returns the last message of the reply. */
  write(text: string, at?: Date, more?: object): Promise<SentMessage>;
  appointment(
    customerId: number | null,
    more?: { state?: AppointmentState; hour?: number; day?: string },
  ): Promise<Appointment>;
  order(
    customerId: number | null,
    more?: { state?: OrderState; paymentState?: PaymentState; paymentMethod?: number; total?: number },
  ): ReturnType<typeof orderRow>;
  /** Empties the database, and creates the shop and one staff member who works on both days. */
  open(): Promise<void>;
}

/** Returns the buttons of a message. */
export const buttonsOf = ({ quickReply, template }: SentMessage): Button[] =>
  template?.actions ?? quickReply?.items.map(({ action }) => action) ?? [];

/** Opens a salon with one staff member, whose customers write to it. */
export async function openChatSalon(): Promise<ChatSalon> {
  const testServer = await openLineTestServer();
  const { prisma } = testServer;
  const send = async (event: object, at: Date) => {
    testServer.line.messaging.taken.length = 0;
    await testServer.deliver(event);
    await prisma.lineEvent.updateMany({ where: { handledAt: null }, data: { receivedAt: at } });
    await testServer.work(at);
    return (testServer.line.messaging.taken.at(-1)?.messages.at(-1) ?? { type: "nothing" }) as SentMessage;
  };
  let tokens = 0;
  const salon: ChatSalon = Object.assign(testServer, {
    salon: { service: null as never, people: [] } as Bookable,
    tap: (action: ButtonAction | string, at = NOW, more = {}) => {
      const data = typeof action === "string" ? action : postbackData(action);
      return send(eventOf("postback", { replyToken: `tap-${++tokens}`, postback: { data }, ...more }), at);
    },
    write: (text: string, at = NOW, more = {}) => send(textOf(text, more), at),
    appointment: async (
      customerId: number | null,
      { state = "CONFIRMED" as AppointmentState, hour = 14, day = DAY } = {},
    ) => {
      const { service, people } = salon.salon;
      const [employee] = people;
      const staffMemberId = employee?.id ?? null;
      const { id } = await appointmentRow(prisma, { staffMemberId, serviceId: service.id, day, hour, state });
      return prisma.appointment.update({ where: { id }, data: { customerId } });
    },
    order: (customerId: number | null, more = {}) =>
      orderRow(prisma, { customerId, paymentMethod: 3, total: 1280, ...more }),
    open: async () => {
      await testServer.clean();
      await clearBooks(prisma);
      await prisma.outboxMessage.deleteMany();
      await prisma.store.create({
        data: { name: "町家商店", phone: "02-2345-6789", openingHours: "10:00–19:00", address: "台北市" },
      });
      salon.salon = await bookable(prisma, { days: [DAY, NEXT_DAY] });
    },
  });
  return salon;
}
