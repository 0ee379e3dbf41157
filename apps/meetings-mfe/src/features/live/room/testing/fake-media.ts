import type { RoomDevices } from '../meeting-room.ts';

/** A track of a browser's, as far as rooms look at it. */
export class FakeTrack {
  readonly kind: 'audio' | 'video';
  readonly id: string;
  enabled = true;
  readyState: 'live' | 'ended' = 'live';

  constructor(kind: 'audio' | 'video', id: string) {
    this.kind = kind;
    this.id = id;
  }

  stop(): void {
    this.readyState = 'ended';
  }
}

class FakeStream {
  readonly tracks: FakeTrack[];
  constructor(tracks: FakeTrack[] = []) {
    this.tracks = [...tracks];
  }
  addTrack(track: FakeTrack): void {
    this.tracks.push(track);
  }
  getAudioTracks = () => this.tracks.filter(({ kind }) => kind === 'audio');
}

/** Where tests run there are no streams. */
export const bringStreams = () => Object.assign(globalThis, { MediaStream: FakeStream });

export const asTrack = (track: FakeTrack) => track as unknown as MediaStreamTrack;

/** Microphones and cameras as they are asked for. */
export function fakeDevices() {
  const given: FakeTrack[] = [];
  const give = (kind: 'audio' | 'video', id: string) => {
    const track = new FakeTrack(kind, id);
    given.push(track);
    return asTrack(track);
  };
  let hasCamera = true;
  const devices: RoomDevices = {
    microphone: async (id = 'default') => give('audio', id),
    camera: async (id = 'camera') => {
      if (!hasCamera) throw new DOMException('No', 'NotAllowedError');
      return give('video', id);
    },
  };
  return { devices, given, refuseCamera: () => void (hasCamera = false) };
}
