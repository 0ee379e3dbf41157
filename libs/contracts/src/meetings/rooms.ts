/** Where people in a room of this server find each other: WebSocket, same origin. The ticket's token goes in `hello`. */
export const roomSocketPath = '/api/v1/meeting-rooms/socket';

export const roomProtocol = 1;

export const roomBounds = {
  /** Everyone sends to everyone else. */
  people: 4,
  /** In UTF-16 code units: a session description with a few candidates. */
  signalLength: 20_000,
} as const;

/** A room's name, as it stands in its link: 128 random bits. */
export const roomNamePattern = /^[\w-]{22}$/;
