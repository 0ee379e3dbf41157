import type { CallState } from '@greenroom/contracts';
import type { MicrophoneTrouble } from './microphone/microphone-trouble.ts';

/** Why a call cannot be connected. */
export type CallFailure =
  /** "Service is currently down. Could not connect to voice service. Please come back later." */
  | 'service-down'
  /** The engines already handle as many calls as they can in time. */
  | 'busy'
  | 'offline'
  /** The free minutes are used up: show the paywall. */
  | 'plan-required'
  | 'too-many-tries'
  /** The coach does not exist. */
  | 'not-found'
  /** This browser cannot play or record sound. */
  | 'no-sound-here';

/** All states of a call that its page shows: the server's, and those only the page knows. */
export type CallStatus =
  | CallState
  /** Not started: browsers play sound only after a user gesture. */
  | { status: 'ready' }
  | { status: 'reconnecting' }
  | { status: 'no-microphone'; trouble: MicrophoneTrouble }
  | { status: 'cannot-connect'; failure: CallFailure };
