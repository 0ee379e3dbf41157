declare module '@echogarden/espeak-ng-emscripten' {
  interface EspeakEvent {
    type: 'word' | 'sentence' | 'mark' | 'play' | 'end' | 'msg_terminated' | 'phoneme' | 'samplerate';
    /** In Unicode characters, from 1. */
    text_position: number;
    word_length: number;
    /** In milliseconds. */
    audio_position: number;
  }

  interface EspeakWorker {
    /** Zero if the voice is known. */
    set_voice(name: string): number;
    set_rate(wordsPerMinute: number): void;
    set_pitch(pitch: number): void;
    set_range(range: number): void;
    get_samplerate(): number;
    /** Calls back with each chunk while it computes; the callback returns true to stop. */
    synthesize(text: string, callback: (pcm: Int16Array, events: EspeakEvent[]) => boolean): void;
  }

  interface EspeakModule {
    eSpeakNGWorker: new () => EspeakWorker;
  }

  const load: () => Promise<EspeakModule>;
  // eslint-disable-next-line no-restricted-exports -- so the package does
  export default load;
}
