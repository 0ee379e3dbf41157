import { z } from 'zod';
import { roomBounds, roomNamePattern } from './rooms.ts';

const room = z.string().regex(roomNamePattern);
const identity = z.string().max(60);

/** `room`: an existing room; without it, the server creates one. */
export const RoomEnter = z.object({ room: room.optional() });
export type RoomEnter = z.input<typeof RoomEnter>;

/** What the page needs to enter a room: its vendor's token, or one for the signalling socket of this server. */
export const RoomTicket = z.object({
  by: z.enum(['local', 'twilio']),
  room,
  token: z.string(),
});
export type RoomTicket = z.infer<typeof RoomTicket>;

/** A session description or a candidate of WebRTC, as JSON; the server forwards it unread. */
const signal = z.string().max(roomBounds.signalLength);

export const RoomClientMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('hello'), version: z.number().int(), token: z.string().max(2_000) }),
  z.object({ type: z.literal('signal'), to: identity, signal }),
]);
export type RoomClientMessage = z.infer<typeof RoomClientMessage>;

const RoomGuest = z.object({ identity, name: z.string() });

export const RoomServerMessage = z.discriminatedUnion('type', [
  /** The guests already in the room; the newcomer calls each of them. */
  z.object({ type: z.literal('welcome'), others: z.array(RoomGuest) }),
  z.object({ type: z.literal('joined'), guest: RoomGuest }),
  z.object({ type: z.literal('left'), identity }),
  z.object({ type: z.literal('signal'), from: identity, signal }),
  z.object({ type: z.literal('full') }),
]);
export type RoomServerMessage = z.infer<typeof RoomServerMessage>;
