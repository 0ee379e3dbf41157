import { z } from 'zod';
import { roomBounds, roomNamePattern } from './rooms.ts';

const room = z.string().regex(roomNamePattern);
const identity = z.string().max(60);

/** `room`: one that somebody made before; left out, a new one. */
export const RoomEnter = z.object({ room: room.optional() });
export type RoomEnter = z.input<typeof RoomEnter>;

/** What opens a room: its vendor's token, or one for the socket by which people of this server find each other. */
export const RoomTicket = z.object({
  by: z.enum(['local', 'twilio']),
  room,
  token: z.string(),
});
export type RoomTicket = z.infer<typeof RoomTicket>;

/** A session description or a candidate of WebRTC, as JSON; the server hands it on unread. */
const signal = z.string().max(roomBounds.signalLength);

export const RoomClientMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('hello'), version: z.number().int(), token: z.string().max(2_000) }),
  z.object({ type: z.literal('signal'), to: identity, signal }),
]);
export type RoomClientMessage = z.infer<typeof RoomClientMessage>;

const RoomGuest = z.object({ identity, name: z.string() });

export const RoomServerMessage = z.discriminatedUnion('type', [
  /** Who is there; whoever comes calls those that are there. */
  z.object({ type: z.literal('welcome'), others: z.array(RoomGuest) }),
  z.object({ type: z.literal('joined'), guest: RoomGuest }),
  z.object({ type: z.literal('left'), identity }),
  z.object({ type: z.literal('signal'), from: identity, signal }),
  z.object({ type: z.literal('full') }),
]);
export type RoomServerMessage = z.infer<typeof RoomServerMessage>;
