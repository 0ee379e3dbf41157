/**
 * Path of the signalling socket of this server's rooms: WebSocket, same origin. The ticket's token is sent in `hello`.
 */
export const roomSocketPath = '/api/v1/meeting-rooms/socket';

export const roomProtocol = 1;

export const roomBounds = {
  /** Limited, since everyone sends to everyone else. */
  people: 4,
  /** In UTF-16 code units: a session description with a few candidates. */
  signalLength: 20_000,
} as const;

/** A room's name, as in its link: 128 random bits. */
export const roomNamePattern = /^[\w-]{22}$/;
