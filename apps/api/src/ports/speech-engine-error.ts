/** What went wrong in a speech engine (transcriber, synthesizer, voice activity), as code may decide by it. */
export type SpeechEngineTrouble =
  | 'too-slow'
  | 'rate-limited'
  | 'unavailable'
  | 'cut-off'
  | 'nonsense'
  | 'not-allowed'
  | 'not-installed'
  | 'unknown-language'
  | 'bad-request';

/**
 * - `retriable`: the same request may work later
 * - `action-required`: works only after somebody changes the settings, the account or the installation
 * - `fatal`: this request will not work
 */
export type SpeechEngineRemedy = 'retriable' | 'action-required' | 'fatal';

const remedies: Record<SpeechEngineTrouble, SpeechEngineRemedy> = {
  'too-slow': 'retriable',
  'rate-limited': 'retriable',
  unavailable: 'retriable',
  'cut-off': 'retriable',
  nonsense: 'retriable',
  'not-allowed': 'action-required',
  'not-installed': 'action-required',
  'unknown-language': 'fatal',
  'bad-request': 'fatal',
};

/** An engine's failure in the ports' terms. Its message is ours and holds nothing of what was said, so that it may be logged. */
export class SpeechEngineError extends Error {
  readonly trouble: SpeechEngineTrouble;
  readonly remedy: SpeechEngineRemedy;

  constructor(trouble: SpeechEngineTrouble, message: string) {
    super(message);
    this.name = 'SpeechEngineError';
    this.trouble = trouble;
    this.remedy = remedies[trouble];
  }
}

/** What an HTTP status of a speech vendor means. */
export function speechTroubleOf(status: number): SpeechEngineTrouble {
  if (status === 429) return 'rate-limited';
  if ([401, 402, 403, 404].includes(status)) return 'not-allowed';
  if (status === 408 || status === 409 || status >= 500) return 'unavailable';
  return 'bad-request';
}
