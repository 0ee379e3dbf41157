import type { CallState } from '@greenroom/contracts';
import type { MicrophoneTrouble } from './microphone/microphone-trouble.ts';

/** Why one cannot get through. */
export type CallFailure =
  /** "Service is currently down. Could not connect to voice service. Please come back later." */
  | 'service-down'
  /** As many calls as the engines understand in time are going on. */
  | 'busy'
  | 'offline'
  /** The free minutes are used up: the paywall. */
  | 'plan-required'
  | 'too-many-tries'
  /** No such coach. */
  | 'not-found'
  /** This browser has no means to play or record. */
  | 'no-sound-here';

/** All that a call can be, as its page shows it: what the server says, and what only the page can know. */
export type CallStatus =
  | CallState
  /** Not begun: browsers let a page be heard after a touch only. */
  | { status: 'ready' }
  | { status: 'reconnecting' }
  | { status: 'no-microphone'; trouble: MicrophoneTrouble }
  | { status: 'cannot-connect'; failure: CallFailure };
