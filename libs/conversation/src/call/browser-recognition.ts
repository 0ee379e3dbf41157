/** The parts of the browser's SpeechRecognition in use; TypeScript's DOM library lacks it. */
interface Recognition {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  /** Whether audio must stay on the device. */
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

/**
 * How the browser recognises a language: on the device, on the device after a download, on its vendor's servers, or
 * not at all.
 */
export type RecognitionHere = 'on-device' | 'downloadable' | 'remote' | 'none';

function recognitionMaker(): RecognitionMaker | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = globalThis as {
    SpeechRecognition?: RecognitionMaker;
    webkitSpeechRecognition?: RecognitionMaker;
  };
  return SpeechRecognition ?? webkitSpeechRecognition;
}

const onDevice = (language: string): RecognitionOptions => ({ langs: [language], processLocally: true });

/**
 * Returns how this browser recognises a language.
 * @param language a BCP 47 tag
 */
export async function recognitionHere(language: string): Promise<RecognitionHere> {
  const Maker = recognitionMaker();
  if (!Maker) return 'none';
  const found = await Maker.available?.(onDevice(language)).catch(() => undefined);
  if (found === 'available') return 'on-device';
  return found === 'downloadable' || found === 'downloading' ? 'downloadable' : 'remote';
}

/** Has the browser download on-device recognition of a language. @returns whether it is available now */
export async function fetchRecognition(language: string): Promise<boolean> {
  return (
    (await recognitionMaker()
      ?.install?.(onDevice(language))
      .catch(() => false)) ?? false
  );
}

export interface SpeechRecogniser {
  /** Starts or stops listening. */
  setOn(on: boolean): void;
  close(): void;
}

/**
 * Creates a recogniser that uses the browser's speech recognition, for languages that the server does not understand.
 * @param language a BCP 47 tag
 * @param heard receives the words so far; `final` ends a phrase
 * @param failed called when recognition does not work here, or stops working
 * @param isLocal audio must stay on the device: {@link recognitionHere} said that it can
 * @returns undefined in a browser without speech recognition
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
  // The browser ends recognition after a silence; start it again.
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
