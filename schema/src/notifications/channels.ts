import type { Prisma } from "@machiya/prisma/client";
import type { ChannelKind } from "@machiya/prisma/enums";

/** The columns of a customer that decide which channels reach them. */
export const channelColumns = { reachable: true } satisfies Prisma.CustomerSelect;

export type ChannelColumns = Prisma.CustomerGetPayload<{ select: typeof channelColumns }>;

/** The channels that reach a customer. A message to a person who is no friend of the LINE account would be paid for in vain. */
export function channelsOf({ reachable }: ChannelColumns): ChannelKind[] {
  return reachable === false ? [] : ["LINE"];
}
