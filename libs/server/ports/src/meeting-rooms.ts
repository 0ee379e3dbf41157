import type { RoomTicket } from '@greenroom/contracts';
import type { Sockets } from './sockets.ts';

/** Somebody in a room. */
export interface RoomGuest {
  /** Tells them from all others in it; another one for each window. */
  identity: string;
  name: string;
}

/**
 * Rooms in which people meet, sound and picture from browser to browser or through a vendor.
 * A room comes to be when the first comes, and is gone when the last has left; nothing of it is kept.
 */
export interface MeetingRooms {
  /** For the start-up table; holds no key. */
  readonly name: string;
  /**
   * Gives somebody what opens a room, for a few hours.
   * @param room 128 random bits: whoever knows it may come
   */
  ticket(room: string, guest: RoomGuest): Promise<RoomTicket>;
  /** What it needs of this server itself; nothing where a vendor has it all. */
  serve?(sockets: Sockets): void;
}
