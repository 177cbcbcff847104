/** The channels that deliver notifications to customers; `api/src/jobs/notificationChannel.ts` describes the server's part. */
export const MESSAGE_CHANNELS = ["LINE"] as const;
export type MessageChannel = (typeof MESSAGE_CHANNELS)[number];

/** Returns the stored key of a channel. Throws for a key that no channel has: there is no default. */
export function requireMessageChannel(key: string): MessageChannel {
  const channel = MESSAGE_CHANNELS.find((name) => name === key);
  if (channel === undefined) throw new Error(`There is no message channel ${key}.`);
  return channel;
}
