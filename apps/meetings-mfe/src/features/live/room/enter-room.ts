import { roomSocketPath, type RoomTicket } from '@greenroom/contracts';
import { openSocketAt, pageClock } from '@greenroom/conversation/ears';
import { enterLocalRoom } from './local-room.ts';
import { browserDevices, type MeetingRoom } from './meeting-room.ts';

/** Goes into the room that a ticket opens; what a vendor's rooms need is fetched then, and only then. */
export async function enterRoom({ by, room, token }: RoomTicket): Promise<MeetingRoom> {
  const devices = browserDevices;
  if (by === 'twilio') {
    const { enterTwilioRoom } = await import('./twilio-room.ts');
    return enterTwilioRoom({ token, room, devices });
  }
  return enterLocalRoom({
    ...{ token, devices, clock: pageClock },
    openSocket: () => openSocketAt(roomSocketPath),
    openPeer: () => new RTCPeerConnection({ iceServers: [] }),
  });
}
