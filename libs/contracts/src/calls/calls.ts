import { fillPath } from '../paths.ts';

/** The version of the socket's messages and frames. A server that does not speak it closes with `protocol`. */
export const callProtocol = 1;

/** Where a call's socket is opened: WebSocket, same origin. Nothing secret stands in it; the token goes in `hello`. */
export const callSocketPath = '/api/v1/calls/:callUuid/socket';

export const callSocketPathOf = (callUuid: string) => fillPath(callSocketPath, { callUuid });

/** Why a call ended. The page has a sentence for each (specification, section 4: "call ended"). */
export const callEnds = [
  /** The person hung up, before the first sound (`cancelled`) or later (`hung-up`). */
  'cancelled',
  'hung-up',
  'switched-to-chat',
  'left-page',
  /** The microphone was refused or is missing, and the person did not want to type. */
  'no-microphone',
  /** Nobody said anything; after the countdown. */
  'silence',
  /** 30 minutes were over. */
  'time-over',
  /** The free minutes are used up: goodbye, then the paywall. */
  'allowance-used',
  /** A newer call of the same person took its place. */
  'superseded',
  /** The line did not come back in time. */
  'connection-lost',
  /** Voice cannot be had: "Service is currently down…" (specification, section 8). */
  'service-down',
] as const;
export type CallEnd = (typeof callEnds)[number];

/**
 * What the page shows as the call's state, decided by the server (specification, section 4). What only the page can
 * know (no microphone, line lost and reconnecting, not reachable at all) it adds itself.
 */
export type CallState =
  | { status: 'calling' }
  | { status: 'role-play-starting' }
  /** `interruptible`: "Speak to interrupt" is true (not muted, not the goodbye). */
  | { status: 'bot-speaking'; utteranceId: number; interruptible: boolean }
  | { status: 'user-speaking' }
  /** The specification's "loading bot transcript": thinking. */
  | { status: 'loading-bot-transcript' }
  /** "Still working, almost there". */
  | { status: 'idle-thinking' }
  | { status: 'waiting' }
  | { status: 'muted' }
  /** Nobody is heard and no clock runs. */
  | { status: 'on-hold' }
  /** The call ends at `endsAtMs` of the call's own clock unless somebody speaks, types or says they are there. */
  | { status: 'idle-call-end-countdown'; endsAtMs: number }
  | { status: 'call-ended'; why: Exclude<CallEnd, 'cancelled'> }
  | { status: 'cancelled' };

/**
 * Why a socket was closed, as WebSocket close codes. Only `lost` ones are worth another try: 1001, 1006, 1011, 1012 and
 * `goingAway`.
 */
export const callCloseCodes = {
  /** After `ended`. */
  ended: 4000,
  /** A newer call of the same person, or a newer socket of the same call. */
  superseded: 4001,
  /** No `hello` in time, a wrong token, an unknown or ended call. */
  refused: 4002,
  /** Another protocol version: reload the page. */
  protocol: 4003,
  /** Messages or frames that do not fit their form, or too many of them. */
  flood: 4004,
  /** The client reads too slowly: what waits for it grew past `callBounds.waitingBytes`. Connect again. */
  tooSlow: 4005,
  /** This instance stops: connect again at once, another one goes on. */
  goingAway: 4006,
} as const;

/** Whether a client should connect again after a close. */
export function mayReconnect(closeCode: number): boolean {
  const final: number[] = [
    callCloseCodes.ended,
    callCloseCodes.superseded,
    callCloseCodes.refused,
    callCloseCodes.protocol,
    callCloseCodes.flood,
  ];
  return !final.includes(closeCode);
}
