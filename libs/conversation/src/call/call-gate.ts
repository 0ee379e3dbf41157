import type { CallView } from './call-view.ts';

/**
 * Returns whether microphone audio goes to the server: not while the user is muted, on hold, or not holding the talk
 * key.
 */
export function gateOpen({ stage, muted, onHold, talk, keyDown }: CallView): boolean {
  return stage === 'begun' && !muted && !onHold && (talk === 'hands-free' || keyDown);
}
