import { fillPath } from '../paths.ts';

/** The version of the socket's messages and frames. A server that does not support it closes with `protocol`. */
export const callProtocol = 1;

/** Path of a call's socket: WebSocket, same origin. It contains nothing secret; the token is sent in `hello`. */
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
  /** Nobody spoke, and the countdown ran out. */
  'silence',
  /** The limit of 30 minutes was reached. */
  'time-over',
  /** The free minutes are used up: the coach says goodbye, then the paywall opens. */
  'allowance-used',
  /** The same person started a newer call. */
  'superseded',
  /** The connection was not restored in time. */
  'connection-lost',
  /** Voice is unavailable: "Service is currently down…" (specification, section 8). */
  'service-down',
] as const;
export type CallEnd = (typeof callEnds)[number];

/**
 * The call's state as the page shows it, decided by the server (specification, section 4). The page itself adds what
 * only it can know (no microphone, reconnecting, server unreachable).
 */
export type CallState =
  | { status: 'calling' }
  | { status: 'role-play-starting' }
  /** `interruptible`: the page may show "Speak to interrupt" (not muted, not the goodbye). */
  | { status: 'bot-speaking'; utteranceId: number; interruptible: boolean }
  | { status: 'user-speaking' }
  /** The specification's "loading bot transcript": the coach is thinking. */
  | { status: 'loading-bot-transcript' }
  /** "Still working, almost there". */
  | { status: 'idle-thinking' }
  | { status: 'waiting' }
  | { status: 'muted' }
  /** The microphone is not heard and no clock runs. */
  | { status: 'on-hold' }
  /**
   * The call ends at `endsAtMs` of the call's own clock unless the person speaks, types or confirms that they are
   * there.
   */
  | { status: 'idle-call-end-countdown'; endsAtMs: number }
  | { status: 'call-ended'; why: Exclude<CallEnd, 'cancelled'> }
  | { status: 'cancelled' };

/**
 * Why a socket was closed, as WebSocket close codes. Only lost connections are worth another attempt: 1001, 1006, 1011,
 * 1012 and `goingAway`.
 */
export const callCloseCodes = {
  /** Follows the message `ended`. */
  ended: 4000,
  /** The person started a newer call, or opened a newer socket for the same call. */
  superseded: 4001,
  /** No `hello` in time, a wrong token, an unknown or ended call. */
  refused: 4002,
  /** Another protocol version: reload the page. */
  protocol: 4003,
  /** Malformed messages or frames, or too many of them. */
  flood: 4004,
  /** The client reads too slowly: its buffer grew past `callBounds.waitingBytes`. Connect again. */
  tooSlow: 4005,
  /** This instance is shutting down: connect again at once, another instance takes over. */
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
