import type { Prisma } from "@machiya/prisma/client";
import type { MessageChannel } from "../domain/messaging/messageChannels.ts";

/** The customer columns that decide which channels reach them. */
export const channelColumns = { reachable: true } satisfies Prisma.CustomerSelect;

export type ChannelColumns = Prisma.CustomerGetPayload<{ select: typeof channelColumns }>;

/**
 * Returns the channels that reach a customer. LINE charges for messages even if the recipient is not a friend
 * of the account.
 */
export function channelsOf({ reachable }: ChannelColumns): MessageChannel[] {
  return reachable === false ? [] : ["LINE"];
}
