import type { CallStart, CallStarted, CallUpdate } from '@greenroom/contracts';
import { CallClient } from '../call-client.ts';
import type { CallParts } from '../call-parts.ts';
import { callStorage } from '../call-storage.ts';
import { keptVolume } from '../kept-volume.ts';
import { keptSpeaker } from '../speaker/kept-speaker.ts';
import { FakeClock } from './fake-clock.ts';
import { FakeSocket } from './fake-socket.ts';
import { FakeSound } from './fake-sound.ts';
import { sampleCall, welcome } from './sample-call.ts';

/** A call whose browser and server are controlled by a test. */
export class FakeCall {
  readonly clock = new FakeClock();
  readonly sound = new FakeSound();
  readonly sockets: FakeSocket[] = [];
  readonly requests: CallStart[] = [];
  readonly updates: CallUpdate[] = [];
  /** The response of `POST /calls`. */
  answer: () => Promise<CallStarted> = async () => sampleCall;
  devicesChange = () => {};
  readonly parts: CallParts = {
    clock: this.clock,
    chance: () => 0.5,
    openSound: async () => this.sound,
    openSocket: () => {
      const socket = new FakeSocket();
      this.sockets.push(socket);
      return socket;
    },
    start: (request) => {
      this.requests.push(request);
      return this.answer();
    },
    update: (_, update) => this.updates.push(update),
    keeper: callStorage('imogen-vale', window.sessionStorage, () => 1_000),
    volume: keptVolume(window.sessionStorage),
    speaker: keptSpeaker(window.sessionStorage),
    sounds: { ring: 'ring', hangUp: 'hang-up' },
    watchDevices: (tell) => {
      this.devicesChange = tell;
      return () => {};
    },
    watchNetwork: () => () => {},
  };
  readonly client = new CallClient(this.parts);

  get socket(): FakeSocket {
    return this.sockets.at(-1)!;
  }

  /** Lets the server accept the last socket. */
  welcomes(change: Parameters<typeof welcome>[0] = {}): void {
    this.socket.opens();
    this.socket.tells(welcome(change));
  }
}

export const sampleRequest: CallStart = {
  conversationUuid: sampleCall.conversationUuid,
  instructorSlug: 'imogen-vale',
  language: 'en',
};
