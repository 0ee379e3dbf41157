import { setImmediate as turn } from 'node:timers/promises';
import { callCloseCodes, renameKeys, type RoomServerMessage, toSnake } from '@greenroom/contracts';
import type { SocketLike } from '@greenroom/conversation/audio-capture';
import { FakeClock } from '@greenroom/conversation/call/testing';
import { enterLocalRoom } from './local-room.ts';
import { asTrack, installFakeStreams, fakeDevices, FakeTrack } from './testing/fake-media.ts';
import { describeRoom } from './testing/describe-room.ts';

installFakeStreams();

class FakePeer {
  readonly transceivers: { direction: string; receiver: { track: FakeTrack }; sender: FakeSender }[] = [];
  ontrack: ((event: { track: MediaStreamTrack }) => void) | null = null;
  onicecandidate = null;
  onconnectionstatechange = null;
  connectionState = 'new';
  localDescription: unknown = null;
  remoteDescription: unknown = null;
  isClosed = false;

  addTransceiver(what: FakeTrack | 'video'): void {
    const kind = what === 'video' ? 'video' : what.kind;
    const sender = new FakeSender(what === 'video' ? null : what);
    this.transceivers.push({ direction: 'sendrecv', receiver: { track: new FakeTrack(kind, 'theirs') }, sender });
  }
  getTransceivers = () => this.transceivers;
  async setLocalDescription() {
    this.localDescription = { type: this.remoteDescription ? 'answer' : 'offer', sdp: 'ours' };
  }
  async setRemoteDescription(description: unknown) {
    this.remoteDescription = description;
    if (this.transceivers.length === 0) for (const kind of ['audio', 'video'] as const) this.#take(kind);
    for (const { receiver } of this.transceivers) this.ontrack?.({ track: asTrack(receiver.track) });
  }
  addIceCandidate = async () => {};
  close = () => void (this.isClosed = true);
  #take(kind: 'audio' | 'video') {
    const receiver = { track: new FakeTrack(kind, 'theirs') };
    this.transceivers.push({ direction: 'recvonly', receiver, sender: new FakeSender(null) });
  }
}

class FakeSender {
  track: FakeTrack | null;
  constructor(track: FakeTrack | null) {
    this.track = track;
  }
  async replaceTrack(track: FakeTrack | null) {
    this.track = track;
  }
}

const settled = async () => {
  for (let turns = 0; turns < 5; turns += 1) await turn();
};

describeRoom('A room of this server', async () => {
  const { devices, given, hold, refuseCamera } = fakeDevices();
  const clock = new FakeClock();
  const sockets: SocketLike[] = [];
  const peers: FakePeer[] = [];
  const room = await enterLocalRoom({
    ...{ token: 'token', clock, devices },
    openSocket() {
      const socket: SocketLike = {
        ...{ bufferedAmount: 0, binaryType: 'blob', onopen: null, onmessage: null, onclose: null },
        send: () => {},
        close: () => {},
      };
      sockets.push(socket);
      return socket;
    },
    openPeer() {
      const peer = new FakePeer();
      peers.push(peer);
      return peer as unknown as RTCPeerConnection;
    },
  });
  const tell = async (message: RoomServerMessage) => {
    const data = JSON.stringify(renameKeys(message, toSnake));
    sockets.at(-1)!.onmessage?.(new MessageEvent('message', { data }));
    await settled();
  };
  await tell({ type: 'welcome', others: [] });
  const sent = (kind: string) =>
    peers
      .filter(({ isClosed }) => !isClosed)
      .flatMap(({ transceivers }) => transceivers)
      .find(({ receiver }) => receiver.track.kind === kind)?.sender.track ?? undefined;
  return {
    ...{ room, given, hold, refuseCamera },
    async comes(name) {
      await tell({ type: 'joined', guest: { identity: `id of ${name}`, name } });
      const description = { type: 'offer', sdp: 'theirs' };
      await tell({ type: 'signal', from: `id of ${name}`, signal: JSON.stringify({ description }) });
    },
    goes: (name) => tell({ type: 'left', identity: `id of ${name}` }),
    async breaks() {
      sockets.at(-1)!.onclose?.({ code: 1006 } as CloseEvent);
    },
    async mends() {
      clock.pass(5_000);
      await tell({ type: 'welcome', others: [] });
    },
    async ends() {
      sockets.at(-1)!.onclose?.({ code: callCloseCodes.refused } as CloseEvent);
    },
    sent: () => ({ sound: sent('audio'), picture: sent('video') }),
  };
});
