/** The browser's own recognition of speech, by what is used of it; TypeScript's libraries leave it out. */
interface Recognition {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  /** Whether the sound must stay on the device. */
  processLocally?: boolean;
  onresult: ((event: RecognitionEvent) => void) | null;
  onend: (() => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  start(): void;
  abort(): void;
}

interface RecognitionEvent {
  resultIndex: number;
  results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>;
}

interface RecognitionOptions {
  langs: string[];
  processLocally: boolean;
}

interface RecognitionMaker {
  new (): Recognition;
  /** Source: Web Speech API, `SpeechRecognition.available` and `install`; Chromium has them from 139 on. */
  available?(options: RecognitionOptions): Promise<'unavailable' | 'downloadable' | 'downloading' | 'available'>;
  install?(options: RecognitionOptions): Promise<boolean>;
}

/** What a browser's own recognition of a language is: on the device, there once it is fetched, its maker's, or none. */
export type RecognitionHere = 'on-device' | 'downloadable' | 'remote' | 'none';

function recognitionMaker(): RecognitionMaker | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = globalThis as {
    SpeechRecognition?: RecognitionMaker;
    webkitSpeechRecognition?: RecognitionMaker;
  };
  return SpeechRecognition ?? webkitSpeechRecognition;
}

const onDevice = (language: string): RecognitionOptions => ({ langs: [language], processLocally: true });

/** @param language a BCP 47 tag */
export async function recognitionHere(language: string): Promise<RecognitionHere> {
  const Maker = recognitionMaker();
  if (!Maker) return 'none';
  const found = await Maker.available?.(onDevice(language)).catch(() => undefined);
  if (found === 'available') return 'on-device';
  return found === 'downloadable' || found === 'downloading' ? 'downloadable' : 'remote';
}

/** Has the browser fetch what it needs to recognise a language on the device. @returns whether it can do so from now on */
export async function fetchRecognition(language: string): Promise<boolean> {
  return (
    (await recognitionMaker()
      ?.install?.(onDevice(language))
      .catch(() => false)) ?? false
  );
}

export interface SpeechRecogniser {
  /** Listens, or stops listening. */
  setOn(on: boolean): void;
  close(): void;
}

/**
 * Listens by the browser's own means, where the server does not understand the language.
 * @param language a BCP 47 tag
 * @param heard words so far; `final` ends a phrase
 * @param failed it does not work here, or not any more
 * @param isLocal the sound must stay on the device: {@link recognitionHere} said that it can
 * @returns undefined in a browser that has none
 */
export function browserRecogniser(
  language: string,
  heard: (text: string, final: boolean) => void,
  failed: () => void,
  isLocal = false,
): SpeechRecogniser | undefined {
  const Maker = recognitionMaker();
  if (!Maker) return undefined;
  const recognition = new Maker();
  recognition.lang = language;
  recognition.continuous = true;
  recognition.interimResults = true;
  if (isLocal) recognition.processLocally = true;
  let wanted = false;
  let running = false;
  const run = () => {
    if (!wanted || running) return;
    running = true;
    recognition.start();
  };
  recognition.onresult = ({ resultIndex, results }) => {
    for (let index = resultIndex; index < results.length; index += 1) {
      const result = results[index]!;
      heard(result[0]!.transcript.trim(), result.isFinal);
    }
  };
  // It ends by itself after a silence.
  recognition.onend = () => {
    running = false;
    run();
  };
  recognition.onerror = ({ error }) => {
    if (error === 'no-speech' || error === 'aborted') return;
    wanted = false;
    failed();
  };
  return {
    setOn(on) {
      wanted = on;
      if (on) run();
      else if (running) recognition.abort();
    },
    close() {
      wanted = false;
      recognition.onresult = recognition.onend = recognition.onerror = null;
      if (running) recognition.abort();
    },
  };
}
