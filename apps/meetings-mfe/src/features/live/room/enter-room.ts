import { roomSocketPath, type RoomTicket } from '@greenroom/contracts';
import { openSocketAt, pageClock } from '@greenroom/conversation/audio-capture';
import { enterLocalRoom } from './local-room.ts';
import { browserDevices, type MeetingRoom } from './meeting-room.ts';

/** Enters the room of a ticket. Loads a vendor's library only when it is needed. */
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
