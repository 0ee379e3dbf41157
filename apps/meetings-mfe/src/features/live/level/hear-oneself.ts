import {
  levelOf,
  microphoneTrouble,
  type MicrophoneTrouble,
  openAudioCapture,
} from '@greenroom/conversation/audio-capture';

export interface HeardOneself {
  /** The device's name, if the browser gives it. */
  name: string;
  /** 0 to 1. */
  level(): number;
  close(): void;
}

/** Opens the visitor's microphone on this page only, to show that it works. Call it right after a user gesture. */
export async function hearOneself(onLost: () => void): Promise<HeardOneself | MicrophoneTrouble> {
  let last = 0;
  try {
    const ears = await openAudioCapture();
    try {
      const microphone = await ears.microphone({ onFrame: (samples) => void (last = levelOf(samples)), onLost });
      const close = () => {
        microphone.close();
        ears.close();
      };
      return { name: microphone.track.label, level: () => last, close };
    } catch (error) {
      ears.close();
      throw error;
    }
  } catch (error) {
    return microphoneTrouble(error);
  }
}
