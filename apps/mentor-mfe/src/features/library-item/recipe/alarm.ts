/** Volume of the alarm, 0 to 1. */
const volume = 0.5;
const everyMs = 2_500;
const rings = 24;

let sound: AudioContext | undefined;

/**
 * Prepares the alarm's sound. Browsers allow sound only after a user gesture, so this is called when a timer is
 * started.
 */
export function readyAlarm(): void {
  try {
    sound ??= new AudioContext();
    void sound.resume();
  } catch {
    // Without sound the alarm is still shown.
  }
}

/** Rings for a minute. @returns a function that stops it */
export function soundAlarm(): () => void {
  let left = rings;
  const ring = () => {
    left -= 1;
    beep(0);
    beep(0.35);
    if ('vibrate' in navigator) navigator.vibrate([200, 150, 200]);
    if (left === 0) clearInterval(again);
  };
  const again = setInterval(ring, everyMs);
  ring();
  return () => clearInterval(again);
}

/** @param after delay in seconds */
function beep(after: number): void {
  if (!sound) return;
  const at = sound.currentTime + after;
  const [tone, loud] = [sound.createOscillator(), sound.createGain()];
  tone.frequency.value = 880;
  loud.gain.setValueAtTime(volume, at);
  loud.gain.exponentialRampToValueAtTime(0.001, at + 0.3);
  tone.connect(loud).connect(sound.destination);
  tone.start(at);
  tone.stop(at + 0.3);
}
