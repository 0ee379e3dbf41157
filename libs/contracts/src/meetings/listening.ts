import { fillPath } from '../paths.ts';

/** The version of the messages on a meeting's socket. Its sound frames are those of calls. */
export const listenProtocol = 1;

/** Path of a meeting's socket: WebSocket, same origin. It contains nothing secret; the token is sent in `hello`. */
export const listenSocketPath = '/api/v1/meetings/:conversationUuid/socket';

export const listenSocketPathOf = (conversationUuid: string) => fillPath(listenSocketPath, { conversationUuid });

/** Figures that the page and the server share. Times in ms. */
export const listenBounds = {
  /** The user's own microphone is channel 0; other people, or a tab's sound, have the others. */
  channels: 8,
  /** How often the server sends live figures, which also show that the connection is alive. */
  liveEveryMs: 1_000,
  /** The longest time that a meeting is listened to. */
  longestMs: 4 * 3_600_000,
} as const;
