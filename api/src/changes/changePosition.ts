import { randomUUID } from "node:crypto";

/** The header of a response that tells the position of its data in the changes that this process receives. */
export const CHANGE_POSITION_HEADER = "x-change-position";

/**
 * Counts the changes that this process receives. Data that was read at a position lacks no change that was received
 * before. Positions of two processes always differ, because their counts cannot be compared.
 */
export function createChangePosition(channels: readonly string[]) {
  const processId = randomUUID();
  let count = 0;
  return {
    read: (): string => `${processId}.${count}`,
    /** Counts an announcement of one of the channels. */
    announce(channel: string): void {
      if (channels.includes(channel)) count += 1;
    },
    /** Counts a gap in which changes may have been missed. */
    onGap(): void {
      count += 1;
    },
  };
}
