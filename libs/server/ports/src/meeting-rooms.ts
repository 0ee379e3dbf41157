import type { RoomTicket } from '@greenroom/contracts';
import type { Sockets } from './sockets.ts';

/** A person in a meeting room. */
export interface RoomGuest {
  /** Unique within the room; each window has its own. */
  identity: string;
  name: string;
}

/**
 * Rooms in which people meet, with sound and video between browsers or through a vendor. A room exists from when the
 * first person enters until the last leaves; nothing of it is stored.
 */
export interface MeetingRooms {
  /** For the start-up table; contains no key. */
  readonly name: string;
  /**
   * Issues a ticket for a room, valid for a few hours.
   * @param room 128 random bits: everyone who knows it may enter
   */
  ticket(room: string, guest: RoomGuest): Promise<RoomTicket>;
  /** Registers what the rooms need on this server; absent if a vendor hosts everything. */
  serve?(sockets: Sockets): void;
}
