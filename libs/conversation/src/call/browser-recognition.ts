/** The browser's own recognition of speech, by what is used of it; TypeScript's libraries leave it out. */
interface Recognition {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
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

type RecognitionMaker = new () => Recognition;

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
 * @returns undefined in a browser that has none
 */
export function browserRecogniser(
  language: string,
  heard: (text: string, final: boolean) => void,
  failed: () => void,
): SpeechRecogniser | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = globalThis as {
    SpeechRecognition?: RecognitionMaker;
    webkitSpeechRecognition?: RecognitionMaker;
  };
  const Maker = SpeechRecognition ?? webkitSpeechRecognition;
  if (!Maker) return undefined;
  const recognition = new Maker();
  recognition.lang = language;
  recognition.continuous = true;
  recognition.interimResults = true;
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
