import { randomBytes, randomUUID } from 'node:crypto';
import type { RoomTicket } from '@greenroom/contracts';
import type { MeetingRooms } from '@greenroom/ports/meeting-rooms';
import type { Person } from '@greenroom/access';

/** Lets somebody into a room: a new one, or one whose name they were given. */
export async function enterRoom(rooms: MeetingRooms, person: Person, room: string | undefined): Promise<RoomTicket> {
  const name = room ?? randomBytes(16).toString('base64url');
  return rooms.ticket(name, { identity: randomUUID(), name: person.account?.name ?? '' });
}
