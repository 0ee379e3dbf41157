/** Why there is no microphone. */
export type MicrophoneTrouble =
  /** The user, the browser or the page's policy denied access. */
  | 'denied'
  /** No microphone was found. */
  | 'none'
  /** Another program uses it. */
  | 'in-use';

/** Returns the meaning of a browser's microphone error. */
export function microphoneTrouble(error: unknown): MicrophoneTrouble {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  if (name === 'NotReadableError' || name === 'AbortError') return 'in-use';
  return 'none';
}
