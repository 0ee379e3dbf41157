import type { RoomDevices } from '../meeting-room.ts';

/** A browser's track, as far as meetings use it. */
export class FakeTrack extends EventTarget {
  readonly kind: 'audio' | 'video';
  readonly id: string;
  enabled = true;
  readyState: 'live' | 'ended' = 'live';

  constructor(kind: 'audio' | 'video', id: string) {
    super();
    this.kind = kind;
    this.id = id;
  }

  stop(): void {
    this.readyState = 'ended';
  }
}

export class FakeStream {
  readonly tracks: FakeTrack[];
  constructor(tracks: FakeTrack[] = []) {
    this.tracks = [...tracks];
  }
  addTrack(track: FakeTrack): void {
    this.tracks.push(track);
  }
  getTracks = () => this.tracks;
  getAudioTracks = () => this.tracks.filter(({ kind }) => kind === 'audio');
  getVideoTracks = () => this.tracks.filter(({ kind }) => kind === 'video');
}

/** Adds streams, which the test environment lacks. */
export const installFakeStreams = () => Object.assign(globalThis, { MediaStream: FakeStream });

export const asTrack = (track: FakeTrack) => track as unknown as MediaStreamTrack;

/** Records the microphones and cameras that are requested. */
export function fakeDevices() {
  const given: FakeTrack[] = [];
  const give = (kind: 'audio' | 'video', id: string) => {
    const track = new FakeTrack(kind, id);
    given.push(track);
    return asTrack(track);
  };
  let hasCamera = true;
  const permission = new Map<string, Promise<void>>();
  /** Delays the permission for these devices; the returned function grants it. */
  const hold = (...ids: string[]) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    for (const id of ids) permission.set(id, promise);
    return resolve;
  };
  const devices: RoomDevices = {
    microphone: async (id = 'default') => {
      await permission.get(id);
      return give('audio', id);
    },
    camera: async (id = 'camera') => {
      await permission.get(id);
      if (!hasCamera) throw new DOMException('No', 'NotAllowedError');
      return give('video', id);
    },
  };
  return { devices, given, hold, refuseCamera: () => void (hasCamera = false) };
}
