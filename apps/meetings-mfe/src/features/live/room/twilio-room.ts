import * as twilioVideo from 'twilio-video';
import type { connect, LocalAudioTrack, LocalVideoTrack, RemoteParticipant, Room } from 'twilio-video';
import { lastAsked } from '../last-asked.ts';
import type { MeetingRoom, RoomDevices } from './meeting-room.ts';
import { RoomStore } from './room-store.ts';

/** The part of `twilio-video` in use. */
export interface TwilioVideo {
  connect: typeof connect;
  LocalAudioTrack: new (track: MediaStreamTrack) => LocalAudioTrack;
  LocalVideoTrack: new (track: MediaStreamTrack) => LocalVideoTrack;
}

export interface TwilioRoomParts {
  token: string;
  room: string;
  devices: RoomDevices;
  /** Tests replace it. */
  video?: TwilioVideo;
}

/** A Twilio Video room. */
export async function enterTwilioRoom({
  token,
  room: name,
  devices,
  video = twilioVideo,
}: TwilioRoomParts): Promise<MeetingRoom> {
  let microphone = new video.LocalAudioTrack(await devices.microphone());
  let room: Room;
  try {
    room = await video.connect(token, { name, tracks: [microphone], maxVideoBitrate: 800_000, dominantSpeaker: false });
  } catch (error) {
    microphone.stop();
    throw error;
  }
  const store = new RoomStore();
  let camera: LocalVideoTrack | undefined;
  let isOver = false;
  const asks = { microphone: lastAsked(), camera: lastAsked() };
  const put = (participant: RemoteParticipant) => {
    const tracks = [...participant.tracks.values()].flatMap(({ track }) =>
      track && 'mediaStreamTrack' in track ? track.mediaStreamTrack : [],
    );
    const { identity, sid } = participant;
    const stream = tracks.length > 0 ? new MediaStream(tracks) : undefined;
    // The name follows the unique id in the identity (adapters/meeting-rooms/twilio.ts).
    const picture = [...participant.videoTracks.values()].some(({ isTrackEnabled, track }) => isTrackEnabled && track);
    store.put({ identity: sid, name: identity.replace(/^\S+ ?/, ''), stream, picture });
  };
  const meet = (participant: RemoteParticipant) => {
    put(participant);
    participant.on('trackSubscribed', () => put(participant));
    participant.on('trackUnsubscribed', () => put(participant));
  };
  const letGo = () => {
    isOver = true;
    microphone.stop();
    camera?.stop();
    camera = undefined;
  };
  room.participants.forEach(meet);
  room.on('participantConnected', meet);
  room.on('participantDisconnected', ({ sid }) => store.remove(sid));
  room.on('reconnecting', () => store.change({ state: 'reconnecting' }));
  room.on('reconnected', () => store.change({ state: 'connected' }));
  room.on('disconnected', (_, error) => {
    letGo();
    store.change({ state: error ? 'failed' : 'left', people: [], camera: undefined });
  });
  store.change({ state: 'connected' });
  return {
    subscribe: store.subscribe,
    view: store.view,
    mute(muted) {
      if (muted) microphone.disable();
      else microphone.enable();
      store.change({ muted });
    },
    async showCamera(on, deviceId) {
      const isLast = asks.camera();
      if (camera) {
        room.localParticipant.unpublishTrack(camera);
        camera.stop();
        camera = undefined;
      }
      const track = on ? await devices.camera(deviceId).catch(() => undefined) : undefined;
      if (isOver || !isLast()) {
        track?.stop();
        return true;
      }
      if (track) {
        camera = new video.LocalVideoTrack(track);
        await room.localParticipant.publishTrack(camera);
      }
      store.change({ camera: camera && new MediaStream([camera.mediaStreamTrack]) });
      return !on || track !== undefined;
    },
    async chooseMicrophone(deviceId) {
      const isLast = asks.microphone();
      const track = await devices.microphone(deviceId);
      if (isOver || !isLast()) return track.stop();
      const next = new video.LocalAudioTrack(track);
      if (store.view().muted) next.disable();
      room.localParticipant.unpublishTrack(microphone);
      microphone.stop();
      microphone = next;
      await room.localParticipant.publishTrack(next);
    },
    leave() {
      room.disconnect();
    },
  };
}
