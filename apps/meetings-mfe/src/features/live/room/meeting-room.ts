/** Another person in a room. */
export interface RoomPerson {
  identity: string;
  name: string;
  /** The sound and picture that have arrived. */
  stream: MediaStream | undefined;
  /** Whether they show a picture; otherwise the picture in the stream is empty or outdated. */
  picture: boolean;
}

export type RoomState =
  | 'connecting'
  | 'connected'
  | 'reconnecting'
  /** The visitor left, or was removed: the room is full, the ticket is invalid, or the vendor is unavailable. */
  | 'left'
  | 'full'
  | 'failed';

export interface RoomView {
  state: RoomState;
  people: readonly RoomPerson[];
  /** The visitor's own picture, if the camera is on. */
  camera: MediaStream | undefined;
  muted: boolean;
}

/** The room operations in use, for any vendor. `testing/describe-room.ts` specifies their behaviour. */
export interface MeetingRoom {
  readonly subscribe: (listener: () => void) => () => void;
  readonly view: () => RoomView;
  mute(muted: boolean): void;
  /**
   * @param deviceId another camera to replace the current one; the browser's choice by default
   * @returns false if there is no camera, or the visitor denies its use; true if a later request replaced this one
   */
  showCamera(on: boolean, deviceId?: string): Promise<boolean>;
  /** Replaces the current microphone. */
  chooseMicrophone(deviceId: string): Promise<void>;
  /** Leaves at once; nothing of the visitor's is sent afterwards. */
  leave(): void;
}

/** The browser's devices that a room uses. */
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
