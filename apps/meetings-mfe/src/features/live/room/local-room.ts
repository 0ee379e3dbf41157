import {
  callCloseCodes,
  mayReconnect,
  readRoomMessage,
  renameKeys,
  type RoomClientMessage,
  roomProtocol,
  type RoomServerMessage,
  toSnake,
} from '@greenroom/contracts';
import { backoffMs, type CallClock, type SocketLike } from '@greenroom/conversation/audio-capture';
import { lastAsked } from '../last-asked.ts';
import type { MeetingRoom, RoomDevices } from './meeting-room.ts';
import { RoomStore } from './room-store.ts';

export interface LocalRoomParts {
  token: string;
  clock: CallClock;
  devices: RoomDevices;
  openSocket(): SocketLike;
  /** Opens a connection without STUN servers, because the participants are in one network. */
  openPeer(): RTCPeerConnection;
}

interface Peer {
  connection: RTCPeerConnection;
  name: string;
  /** Candidates that arrived before the remote description. */
  early: RTCIceCandidateInit[];
}

/**
 * Enters a room of our own server, in which each browser sends to each other one. A newcomer calls those who are there,
 * so that no two browsers call each other at once.
 */
export async function enterLocalRoom(parts: LocalRoomParts): Promise<MeetingRoom> {
  const microphone = await parts.devices.microphone();
  return new LocalRoom(parts, microphone);
}

class LocalRoom implements MeetingRoom {
  readonly #parts: LocalRoomParts;
  readonly #store = new RoomStore();
  readonly #peers = new Map<string, Peer>();
  readonly subscribe = this.#store.subscribe;
  readonly view = this.#store.view;
  #microphone: MediaStreamTrack;
  #camera: MediaStreamTrack | undefined;
  readonly #asks = { microphone: lastAsked(), camera: lastAsked() };
  #socket: SocketLike | undefined;
  #attempt = 0;
  #cancelTry = () => {};
  #isOver = false;

  constructor(parts: LocalRoomParts, microphone: MediaStreamTrack) {
    this.#parts = parts;
    this.#microphone = microphone;
    this.#connect();
  }

  mute(muted: boolean): void {
    this.#microphone.enabled = !muted;
    this.#store.change({ muted });
  }

  async showCamera(on: boolean, deviceId?: string): Promise<boolean> {
    const isLast = this.#asks.camera();
    this.#camera?.stop();
    this.#camera = undefined;
    const next = on ? await this.#parts.devices.camera(deviceId).catch(() => undefined) : undefined;
    if (this.#isOver || !isLast()) {
      next?.stop();
      return true;
    }
    this.#camera = next;
    for (const peer of this.#peers.values()) await senderOf(peer, 'video')?.replaceTrack(this.#camera ?? null);
    for (const identity of this.#peers.keys()) this.#tell(identity, { picture: this.#camera !== undefined });
    this.#store.change({ camera: this.#camera && new MediaStream([this.#camera]) });
    return !on || next !== undefined;
  }

  async chooseMicrophone(deviceId: string): Promise<void> {
    const isLast = this.#asks.microphone();
    const next = await this.#parts.devices.microphone(deviceId);
    if (this.#isOver || !isLast()) return next.stop();
    next.enabled = this.#microphone.enabled;
    this.#microphone.stop();
    this.#microphone = next;
    for (const peer of this.#peers.values()) await senderOf(peer, 'audio')?.replaceTrack(this.#microphone);
  }

  leave(): void {
    this.#end('left');
  }

  #end(state: 'left' | 'full' | 'failed'): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#cancelTry();
    for (const identity of [...this.#peers.keys()]) this.#drop(identity);
    this.#microphone.stop();
    this.#camera?.stop();
    this.#camera = undefined;
    const socket = this.#socket;
    this.#socket = undefined;
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    }
    this.#store.change({ state, people: [], camera: undefined });
  }

  #connect(): void {
    const socket = this.#parts.openSocket();
    this.#socket = socket;
    socket.onopen = () => this.#say({ type: 'hello', version: roomProtocol, token: this.#parts.token });
    socket.onmessage = ({ data }) => {
      if (typeof data === 'string') void this.#hear(readRoomMessage(data));
    };
    socket.onclose = ({ code }) => this.#closed(code);
  }

  /** Existing connections stay open; newcomers are met after reconnecting. */
  #closed(code: number): void {
    this.#socket = undefined;
    if (!mayReconnect(code)) return this.#end(code === callCloseCodes.superseded ? 'left' : 'failed');
    this.#store.change({ state: 'reconnecting' });
    this.#cancelTry = this.#parts.clock.after(backoffMs(this.#attempt, 0.5), () => this.#connect());
    this.#attempt += 1;
  }

  async #hear(message: RoomServerMessage): Promise<void> {
    switch (message.type) {
      case 'welcome':
        this.#attempt = 0;
        this.#store.change({ state: 'connected' });
        // Peers from before a disconnection may have left, or have dropped this one.
        for (const identity of [...this.#peers.keys()]) this.#drop(identity);
        for (const { identity, name } of message.others) await this.#call(identity, name);
        return;
      case 'joined':
        this.#drop(message.guest.identity);
        this.#meet(message.guest.identity, message.guest.name);
        return;
      case 'left':
        return this.#drop(message.identity);
      case 'full':
        return this.#end('full');
      case 'signal':
        return this.#signal(message.from, JSON.parse(message.signal) as Signal);
    }
  }

  #meet(identity: string, name: string): Peer {
    const connection = this.#parts.openPeer();
    const peer: Peer = { connection, name, early: [] };
    this.#peers.set(identity, peer);
    const stream = new MediaStream();
    connection.ontrack = ({ track }) => {
      stream.addTrack(track);
      if (track.kind === 'audio') this.#store.put({ identity, name, stream });
    };
    connection.onicecandidate = ({ candidate }) => {
      if (candidate) this.#tell(identity, { candidate: candidate.toJSON() });
    };
    connection.onconnectionstatechange = () => {
      if (connection.connectionState === 'failed') this.#store.put({ identity, name, stream: undefined });
    };
    this.#store.put({ identity, name });
    return peer;
  }

  async #call(identity: string, name: string): Promise<void> {
    const { connection } = this.#meet(identity, name);
    connection.addTransceiver(this.#microphone, { direction: 'sendrecv' });
    connection.addTransceiver(this.#camera ?? 'video', { direction: 'sendrecv' });
    await connection.setLocalDescription();
    this.#tell(identity, { description: connection.localDescription! });
  }

  async #signal(from: string, signal: Signal): Promise<void> {
    const peer = this.#peers.get(from);
    if (!peer) return;
    const { connection, early, name } = peer;
    if ('picture' in signal) return this.#store.put({ identity: from, name, picture: signal.picture });
    if ('candidate' in signal) {
      if (connection.remoteDescription) await connection.addIceCandidate(signal.candidate);
      else early.push(signal.candidate);
      return;
    }
    await connection.setRemoteDescription(signal.description);
    if (this.#camera) this.#tell(from, { picture: true });
    if (signal.description.type === 'offer') {
      for (const transceiver of connection.getTransceivers()) {
        transceiver.direction = 'sendrecv';
        const isSound = transceiver.receiver.track.kind === 'audio';
        await transceiver.sender.replaceTrack(isSound ? this.#microphone : (this.#camera ?? null));
      }
      await connection.setLocalDescription();
      this.#tell(from, { description: connection.localDescription! });
    }
    for (const candidate of early.splice(0)) await connection.addIceCandidate(candidate);
  }

  #drop(identity: string): void {
    this.#peers.get(identity)?.connection.close();
    this.#peers.delete(identity);
    this.#store.remove(identity);
  }

  #tell(to: string, signal: Signal): void {
    this.#say({ type: 'signal', to, signal: JSON.stringify(signal) });
  }

  #say(message: RoomClientMessage): void {
    this.#socket?.send(JSON.stringify(renameKeys(message, toSnake)));
  }
}

type Signal =
  | { description: RTCSessionDescriptionInit }
  | { candidate: RTCIceCandidateInit }
  /** Whether a picture is shown: browsers cannot tell a missing picture from a late one. */
  | { picture: boolean };

const senderOf = ({ connection }: Peer, kind: 'audio' | 'video') =>
  connection.getTransceivers().find(({ receiver }) => receiver.track.kind === kind)?.sender;
