/** Somebody else in a room. */
export interface RoomPerson {
  identity: string;
  name: string;
  /** Their sound and picture, as far as they came. */
  stream: MediaStream | undefined;
  /** Whether they show one; else what is in the stream of it is nothing, or old. */
  picture: boolean;
}

export type RoomState =
  | 'connecting'
  | 'connected'
  | 'reconnecting'
  /** One left, or was sent away: there are too many, the ticket is not good, the vendor is away. */
  | 'left'
  | 'full'
  | 'failed';

export interface RoomView {
  state: RoomState;
  people: readonly RoomPerson[];
  /** One's own picture, where the camera is on. */
  camera: MediaStream | undefined;
  muted: boolean;
}

/** The calls that are used of a room, whoever it is from. `testing/describe-room.ts` says what each holds to. */
export interface MeetingRoom {
  readonly subscribe: (listener: () => void) => () => void;
  readonly view: () => RoomView;
  mute(muted: boolean): void;
  /**
   * @param deviceId another camera in the place of the one that is shown; the browser's choice where nothing is said
   * @returns false where there is no camera, or the person does not want it to be used; true where something else was
   *   asked for meanwhile
   */
  showCamera(on: boolean, deviceId?: string): Promise<boolean>;
  /** Another microphone in the place of the one that is heard. */
  chooseMicrophone(deviceId: string): Promise<void>;
  /** At once; nothing of one's own goes out any more. */
  leave(): void;
}

/** What a room takes of the browser. */
export interface RoomDevices {
  microphone(deviceId?: string): Promise<MediaStreamTrack>;
  camera(deviceId?: string): Promise<MediaStreamTrack>;
}

export const browserDevices: RoomDevices = {
  async microphone(deviceId) {
    const audio = {
      echoCancellation: true,
      noiseSuppression: true,
      ...(deviceId && { deviceId: { exact: deviceId } }),
    };
    return (await navigator.mediaDevices.getUserMedia({ audio })).getAudioTracks()[0]!;
  },
  async camera(deviceId) {
    const video = {
      width: { ideal: 640 },
      height: { ideal: 480 },
      ...(deviceId && { deviceId: { exact: deviceId } }),
    };
    return (await navigator.mediaDevices.getUserMedia({ video })).getVideoTracks()[0]!;
  },
};
