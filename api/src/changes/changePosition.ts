import { randomUUID } from "node:crypto";

/** The header of a response that tells the position of its data in the changes that this process receives. */
export const CHANGE_POSITION_HEADER = "x-change-position";

/**
 * Names positions in the changes that this process receives. Data that was read at a position lacks no change that
 * was received before. Positions can be compared only for equality: names that count would tell every visitor how
 * busy the shop is. Positions of two processes always differ.
 */
export function createChangePosition(channels: readonly string[]) {
  let name = randomUUID();
  let hasMoved = false;
  return {
    read(): string {
      if (hasMoved) name = randomUUID();
      hasMoved = false;
      return name;
    },
    /** Moves the position at an announcement on one of the channels. */
    announce(channel: string): void {
      hasMoved ||= channels.includes(channel);
    },
    /** Moves the position at a gap in which changes may have been missed. */
    onGap(): void {
      hasMoved = true;
    },
  };
}
