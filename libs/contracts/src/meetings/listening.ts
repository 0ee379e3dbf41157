import { fillPath } from '../paths.ts';

/** The version of what is said on the socket of a meeting that is listened to. Its sound goes as in calls. */
export const listenProtocol = 1;

/** Where a meeting's socket is opened: WebSocket, same origin. Nothing secret stands in it; the token goes in `hello`. */
export const listenSocketPath = '/api/v1/meetings/:conversationUuid/socket';

export const listenSocketPathOf = (conversationUuid: string) => fillPath(listenSocketPath, { conversationUuid });

/** Figures that page and server hold to. Times in ms. */
export const listenBounds = {
  /** One's own microphone is channel 0; others', or the sound of a tab, come beside it. */
  channels: 8,
  /** How often the server tells how it stands; with it, that it is there. */
  liveEveryMs: 1_000,
  /** Nobody is listened to for longer. */
  longestMs: 4 * 3_600_000,
} as const;
