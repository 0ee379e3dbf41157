/** How loud, where 1 is all there is. */
const volume = 0.5;
const everyMs = 2_500;
const rings = 24;

let sound: AudioContext | undefined;

/** Browsers let a page be heard only after a press: this is for the press that starts a timer. */
export function readyAlarm(): void {
  try {
    sound ??= new AudioContext();
    void sound.resume();
  } catch {
    // A browser without sound shows the alarm all the same.
  }
}

/** Rings for a minute. @returns stops it */
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

/** @param after in seconds */
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
