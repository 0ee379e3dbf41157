import type { CallView } from './call-view.ts';

/** Whether what the microphone hears goes to the server: nothing does while one is muted, away, or not pressing the key. */
export function gateOpen({ stage, muted, onHold, talk, keyDown }: CallView): boolean {
  return stage === 'begun' && !muted && !onHold && (talk === 'hands-free' || keyDown);
}
