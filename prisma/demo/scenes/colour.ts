type Channels = [number, number, number];

function channels(colour: string): Channels {
  const value = Number.parseInt(colour.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** The colour at `part` (0 to 1) of the way from one #rrggbb to another. */
export function mix(from: string, to: string, part: number): string {
  const [a, b] = [channels(from), channels(to)];
  const mixed = a.map((channel, index) => Math.round(channel + ((b[index] ?? 0) - channel) * part));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}

export const lighten = (colour: string, part: number) => mix(colour, "#fffaf2", part);

/** Towards a warm near-black: plain black makes colours look dirty. */
export const darken = (colour: string, part: number) => mix(colour, "#241812", part);
