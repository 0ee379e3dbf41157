/** Why there is no microphone. */
export type MicrophoneTrouble =
  /** The person, the browser or the page's policy said no. */
  | 'denied'
  /** There is none, or the browser knows of none. */
  | 'none'
  /** Another program has it. */
  | 'in-use';

/** What a browser's refusal of a microphone means. */
export function microphoneTrouble(error: unknown): MicrophoneTrouble {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  if (name === 'NotReadableError' || name === 'AbortError') return 'in-use';
  return 'none';
}
