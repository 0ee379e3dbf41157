import { type Remedy, remedies, type VendorTrouble } from './vendor-trouble.ts';

/** What went wrong in a speech engine (transcriber, synthesizer, voice activity), as code may decide by it. */
export type SpeechEngineTrouble = VendorTrouble | 'not-installed' | 'unknown-language';

const remedyOf: Record<SpeechEngineTrouble, Remedy> = {
  ...remedies,
  'not-installed': 'action-required',
  'unknown-language': 'fatal',
};

/** An engine's failure in the ports' terms. Its message is ours and holds nothing of what was said, so that it may be logged. */
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
