import { soundMode } from "./sound.ts";

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

/** The pause between the strokes until the alert is seen. */
const REPEAT_MS = 12_000;

/** The key with which a window tells the others that the alert was seen. */
const SEEN_KEY = "machiya.alertSeenAt";

let repeat: ReturnType<typeof setInterval> | undefined;

/**
 * Plays the bell, and repeats it until the next input in any window of this browser, if the user chose that.
 */
export function playNotificationSound(): void {
  strikeBell();
  if (soundMode() !== "untilSeen" || repeat !== undefined) return;
  repeat = setInterval(strikeBell, REPEAT_MS);
  const stop = (event: Event) => {
    if (event instanceof StorageEvent && event.key !== SEEN_KEY) return;
    clearInterval(repeat);
    repeat = undefined;
    for (const type of ENDINGS) window.removeEventListener(type, stop);
    if (!(event instanceof StorageEvent)) localStorage.setItem(SEEN_KEY, String(Date.now()));
  };
  for (const type of ENDINGS) window.addEventListener(type, stop);
}

const ENDINGS = ["pointerdown", "keydown", "storage"] as const;

/** Plays the bell once. It does nothing while the browser blocks audio. */
export function strikeBell(): void {
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
