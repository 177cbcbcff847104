import type { Prisma } from "@machiya/prisma/client";
import type { NoticeKind } from "@machiya/prisma/enums";
import { appointmentButtons, pageButton } from "../chat/cardButtons.ts";
import { localeOf } from "../domain/language.ts";
import { formatDayTime } from "../domain/shopTime.ts";
import { serverWording } from "../wording/serverWording.ts";
import { wording } from "../wording/wording.ts";
import { flexCard } from "./noticeCard.ts";
import type { Recipient } from "./recipient.ts";

/** What a card tells of an appointment. */
export const cardColumns = {
  id: true,
  state: true,
  startsAt: true,
  items: {
    orderBy: [{ startsAt: "asc" }, { id: "asc" }],
    select: { serviceName: true, staffMember: { select: { name: true } } },
  },
} satisfies Prisma.AppointmentSelect;

type CardAppointment = Prisma.AppointmentGetPayload<{ select: typeof cardColumns }>;

export function appointmentCard(
  kind: NoticeKind,
  appointment: CardAppointment,
  { language, shopName, zone, may }: Pick<Recipient, "language" | "shopName" | "zone" | "may">,
) {
  const words = serverWording(language).notification;
  const { appointmentState, listSeparator } = wording(language);
  const list = (texts: readonly string[]) => [...new Set(texts)].join(listSeparator);
  return flexCard({
    shopName,
    title: words.title[kind],
    facts: [
      [words.appointment, `#${appointment.id}`],
      [words.time, formatDayTime(appointment.startsAt, zone, localeOf(language))],
      [words.services, list(appointment.items.map(({ serviceName }) => serviceName))],
      [words.staff, list(appointment.items.flatMap(({ staffMember }) => staffMember?.name ?? []))],
      [words.state, appointmentState[appointment.state]],
    ],
    buttons: [
      ...appointmentButtons(language, appointment, may),
      ...pageButton(words.myAppointments, "appointments", may.shopAddress),
    ],
  });
}
