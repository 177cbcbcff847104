type Channels = [number, number, number];

function channels(colour: string): Channels {
  const value = Number.parseInt(colour.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** Interpolates between two #rrggbb colors; `part` is 0 to 1. */
export function mix(from: string, to: string, part: number): string {
  const [a, b] = [channels(from), channels(to)];
  const mixed = a.map((channel, index) => Math.round(channel + ((b[index] ?? 0) - channel) * part));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}

export const lighten = (colour: string, part: number) => mix(colour, "#fffaf2", part);

/** Darkens toward a warm near-black, because plain black makes colors look dirty. */
export const darken = (colour: string, part: number) => mix(colour, "#241812", part);
