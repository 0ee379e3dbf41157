import type { CallSound } from './call-sound.ts';

/** Rings repeatedly. @returns a function that stops it */
export function ring(sound: CallSound, file: string): () => void {
  let rings = true;
  let stop = () => {};
  const again = () => {
    if (rings) stop = sound.playFile(file, { then: again });
  };
  again();
  return () => {
    rings = false;
    stop();
  };
}
