import { EventEmitter } from 'node:events';
import { asTrack, installFakeStreams, fakeDevices, FakeTrack } from './testing/fake-media.ts';
import { describeRoom } from './testing/describe-room.ts';
import { enterTwilioRoom, type TwilioVideo } from './twilio-room.ts';

jest.mock('twilio-video', () => ({}));
installFakeStreams();

/** A Twilio track around a browser's track. */
class LocalTrack {
  readonly mediaStreamTrack: MediaStreamTrack;
  constructor(track: MediaStreamTrack) {
    this.mediaStreamTrack = track;
  }
  enable = () => void (this.mediaStreamTrack.enabled = true);
  disable = () => void (this.mediaStreamTrack.enabled = false);
  stop = () => this.mediaStreamTrack.stop();
}

/** A Twilio room that follows a script: the calls it receives, and the events it emits, by the names of the SDK. */
class ScriptedRoom extends EventEmitter {
  readonly participants = new Map<string, EventEmitter & { sid: string }>();
  readonly published: LocalTrack[] = [];
  readonly localParticipant = {
    publishTrack: async (track: LocalTrack) => void this.published.push(track),
    unpublishTrack: (track: LocalTrack) => void this.published.splice(this.published.indexOf(track), 1),
  };
  disconnect = () => void this.emit('disconnected', this, undefined);
}

const setUp = async () => {
  const { devices, given, hold, refuseCamera } = fakeDevices();
  const scripted = new ScriptedRoom();
  const asked: unknown[] = [];
  const video = {
    connect: async (...how: unknown[]) => {
      asked.push(how);
      scripted.published.push(...(how[1] as { tracks: LocalTrack[] }).tracks);
      return scripted;
    },
    LocalAudioTrack: LocalTrack,
    LocalVideoTrack: LocalTrack,
  } as unknown as TwilioVideo;
  const room = await enterTwilioRoom({ token: 'token', room: 'weekly', devices, video });
  const sent = (kind: string) =>
    scripted.published.find(({ mediaStreamTrack }) => mediaStreamTrack.kind === kind)?.mediaStreamTrack as
      FakeTrack | undefined;
  return {
    ...{ room, given, hold, refuseCamera, asked, scripted },
    async comes(name: string) {
      const publication = { isTrackEnabled: true, track: { mediaStreamTrack: asTrack(new FakeTrack('audio', name)) } };
      const tracks = new Map<string, unknown>();
      const about = { sid: `PA-${name}`, identity: `0f3a ${name}`, tracks, videoTracks: new Map() };
      const participant = Object.assign(new EventEmitter(), about);
      scripted.emit('participantConnected', participant);
      tracks.set('MT', publication);
      participant.emit('trackSubscribed');
    },
    goes: async (name: string) => void scripted.emit('participantDisconnected', { sid: `PA-${name}` }),
    breaks: async () => void scripted.emit('reconnecting', new Error('Signaling')),
    mends: async () => void scripted.emit('reconnected'),
    ends: async () => void scripted.emit('disconnected', scripted, new Error('Room completed')),
    sent: () => ({ sound: sent('audio'), picture: sent('video') }),
  };
};

describeRoom('Twilio Video', setUp);

it('connects to the room with its token and name and the visitor’s track', async () => {
  const { asked } = await setUp();
  expect(asked).toEqual([['token', expect.objectContaining({ name: 'weekly', tracks: [expect.any(LocalTrack)] })]]);
});

it('releases the microphone if the room cannot be entered', async () => {
  const { devices, given } = fakeDevices();
  const video = {
    connect: () => Promise.reject(new Error('Invalid Access Token')),
    LocalAudioTrack: LocalTrack,
    LocalVideoTrack: LocalTrack,
  } as unknown as TwilioVideo;
  await expect(enterTwilioRoom({ token: 'token', room: 'weekly', devices, video })).rejects.toThrow('Invalid');
  expect(given[0]?.readyState).toBe('ended');
});
