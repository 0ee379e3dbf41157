import { type Remedy, remedies, type VendorTrouble } from './vendor-trouble.ts';

/** What went wrong in a speech engine (transcriber, synthesizer, voice activity), for code to decide by. */
export type SpeechEngineTrouble = VendorTrouble | 'not-installed' | 'unknown-language';

const remedyOf: Record<SpeechEngineTrouble, Remedy> = {
  ...remedies,
  'not-installed': 'action-required',
  'unknown-language': 'fatal',
};

/**
 * An engine's failure in the ports' terms. Its message is our own and contains nothing of what was said, so that it may
 * be logged.
 */
export class SpeechEngineError extends Error {
  readonly trouble: SpeechEngineTrouble;
  readonly remedy: Remedy;

  constructor(trouble: SpeechEngineTrouble, message: string) {
    super(message);
    this.name = 'SpeechEngineError';
    this.trouble = trouble;
    this.remedy = remedyOf[trouble];
  }
}
