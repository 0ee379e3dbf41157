import type { CallStart, CallStarted, CallUpdate } from '@greenroom/contracts';
import type { CallClock } from './call-clock.ts';
import type { CallSound } from './call-sound.ts';
import type { CallFailure } from './call-status.ts';
import type { CallStorage } from './call-storage.ts';
import type { KeptVolume } from './kept-volume.ts';
import type { SocketLike } from './connection/call-connection.ts';
import type { KeptSpeaker } from './speaker/kept-speaker.ts';

/** What a call depends on; replaceable in tests. */
export interface CallParts {
  clock: CallClock;
  chance(): number;
  openSound(): Promise<CallSound>;
  openSocket(path: string): SocketLike;
  /** `POST /calls`. @throws CallRefused */
  start(request: CallStart): Promise<CallStarted>;
  /** `PATCH /calls/:callUuid`; also works while the page unloads. */
  update(callUuid: string, update: CallUpdate): void;
  keeper: CallStorage;
  volume: KeptVolume;
  speaker: KeptSpeaker;
  sounds: { ring: string; hangUp: string };
  /** Reports added and removed devices. Returns a function that stops it. */
  watchDevices(tell: () => void): () => void;
  watchNetwork(tell: () => void): () => void;
}

/** The server refused to start a call. */
export class CallRefused extends Error {
  readonly failure: CallFailure;

  constructor(failure: CallFailure) {
    super(`No call: ${failure}`);
    this.failure = failure;
  }
}

export type EndWhy = NonNullable<CallUpdate['end']>;
