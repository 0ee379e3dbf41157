import {
  callCloseCodes,
  roomBounds,
  type RoomClientMessage,
  roomProtocol,
  type RoomServerMessage,
  roomSocketPath,
} from '@greenroom/contracts';
import { fromWire, rooms as schemas } from '@greenroom/contracts/schemas';
import { every, machineClock, type Clock } from '@greenroom/ports/clock';
import { type SocketConnection } from '@greenroom/ports/socket-connection';
import type { MeetingRooms, RoomGuest } from '@greenroom/ports/meeting-rooms';
import { readTicket, writeTicket } from './local-ticket.ts';

export interface LocalRoomsSettings {
  /** Signs tickets. */
  secret: string;
  clock?: Clock;
  log: { warn(facts: object, message: string): void };
}

type RoomLine = SocketConnection<RoomClientMessage, RoomServerMessage>;

const lookEveryMs = 2_000;

/**
 * Rooms of this server. It forwards signals between the browsers in a room, which then connect directly, without a
 * relay, so they have to be in one network. Only this instance knows who is in a room.
 */
export function localRooms({ secret, clock = machineClock, log }: LocalRoomsSettings): MeetingRooms {
  const rooms = new Map<string, Map<string, { guest: RoomGuest; line: RoomLine }>>();

  const admit = async (line: RoomLine, hello: RoomClientMessage) => {
    if (hello.type !== 'hello') return line.close(callCloseCodes.flood);
    if (hello.version !== roomProtocol) return line.close(callCloseCodes.protocol);
    const ticket = readTicket(secret, hello.token, Date.now());
    if (!ticket) return line.close(callCloseCodes.refused);
    const { room, guest } = ticket;
    const { identity } = guest;
    const inside = rooms.get(room) ?? new Map<string, { guest: RoomGuest; line: RoomLine }>();
    inside.get(identity)?.line.close(callCloseCodes.superseded);
    if (inside.size >= roomBounds.people) {
      line.send({ type: 'full' });
      return line.close(callCloseCodes.refused);
    }
    const others = [...inside.values()];
    rooms.set(room, inside);
    inside.set(identity, { guest, line });
    const stopLooking = every(clock, lookEveryMs, () => line.checkAlive());
    const tell = (message: RoomServerMessage) => {
      for (const other of inside.values()) if (other.line !== line) other.line.send(message);
    };
    const leave = () => {
      stopLooking();
      if (inside.get(identity)?.line !== line) return;
      inside.delete(identity);
      tell({ type: 'left', identity });
      if (inside.size === 0) rooms.delete(room);
    };
    line.pause(false);
    line.send({ type: 'welcome', others: others.map((other) => other.guest) });
    tell({ type: 'joined', guest });
    line.listen({
      onMessage(message) {
        if (message.type !== 'signal') return line.close(callCloseCodes.flood);
        inside.get(message.to)?.line.send({ type: 'signal', from: identity, signal: message.signal });
      },
      onFrame: () => line.close(callCloseCodes.flood),
      onClose: leave,
    });
  };
  return {
    name: 'this server’s own, from browser to browser in one network',
    ticket: async (room, guest) => ({ by: 'local', room, token: writeTicket(secret, { room, guest }, Date.now()) }),
    serve(sockets) {
      sockets.open<RoomClientMessage, RoomServerMessage>({
        path: roomSocketPath,
        form: { read: (message) => fromWire(schemas.RoomClientMessage, message).data, channels: 1 },
        admit: (line, hello) => admit(line, hello),
        stop: async () => {},
        ...{ clock, log },
      });
    },
  };
}
