/** Two strokes of a small temple bell: the fundamental in Hz and the start in seconds. */
const STROKES = [
  { frequency: 880, at: 0 },
  { frequency: 1174.66, at: 0.16 },
];

/** The bell's partials: the ratio to the fundamental, the gain and the duration in seconds. */
const PARTIALS = [
  { ratio: 1, gain: 0.16, seconds: 0.9 },
  { ratio: 2.76, gain: 0.05, seconds: 0.45 },
  { ratio: 5.4, gain: 0.02, seconds: 0.2 },
];

let context: AudioContext | undefined;

/** Browsers block audio until the user has interacted with the page, so this must run in an event handler. */
export async function unlockNotificationSound(): Promise<void> {
  context ??= new AudioContext();
  if (context.state === "suspended") await context.resume();
}

/** Plays the bell. It does nothing while the browser blocks audio. */
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
