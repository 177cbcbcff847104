/** A small temple bell, twice: fundamental in Hz, when it is struck in seconds. */
const STROKES = [
  { frequency: 880, at: 0 },
  { frequency: 1174.66, at: 0.16 },
];

/** A bell's upper tones: how many times the fundamental, how loud, how long in seconds. */
const PARTIALS = [
  { ratio: 1, gain: 0.16, seconds: 0.9 },
  { ratio: 2.76, gain: 0.05, seconds: 0.45 },
  { ratio: 5.4, gain: 0.02, seconds: 0.2 },
];

let context: AudioContext | undefined;

/** Browsers keep silent until the person has touched the page: call it from a touch or a key. */
export async function unlockNotificationSound(): Promise<void> {
  context ??= new AudioContext();
  if (context.state === "suspended") await context.resume();
}

/** Sounds the bell; silently nothing where the browser does not allow it yet. */
export function playNotificationSound(): void {
  if (context?.state !== "running") return;
  for (const { frequency, at } of STROKES) {
    for (const partial of PARTIALS) strike(context, frequency * partial.ratio, at, partial);
  }
}

function strike(
  audio: AudioContext,
  frequency: number,
  at: number,
  { gain, seconds }: { gain: number; seconds: number },
): void {
  const start = audio.currentTime + at;
  const tone = new OscillatorNode(audio, { frequency });
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(gain, start + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + seconds);
}
