import { randomBytes, randomUUID } from 'node:crypto';
import type { RoomTicket } from '@greenroom/contracts';
import type { MeetingRooms } from '@greenroom/ports/meeting-rooms';
import type { Person } from '@greenroom/access';

/** Returns a ticket for the named room, or for a new room if no name is given. */
export async function enterRoom(rooms: MeetingRooms, person: Person, room: string | undefined): Promise<RoomTicket> {
  const name = room ?? randomBytes(16).toString('base64url');
  return rooms.ticket(name, { identity: randomUUID(), name: person.account?.name ?? '' });
}
