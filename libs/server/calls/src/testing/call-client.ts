import { WebSocket } from 'ws';
import {
  callBounds,
  type CallClientMessage,
  callProtocol,
  type CallServerMessage,
  type CallTurn,
  type TalkMode,
  readCallFrame,
  readCallMessage,
  writeCallFrame,
  writeCallMessage,
} from '@greenroom/contracts';
import { type Clock, every, machineClock } from '@greenroom/ports/clock';

type Received<T extends CallServerMessage['type']> = Extract<CallServerMessage, { type: T }>;
type Numbered = CallClientMessage extends infer M ? (M extends { seq: number } ? Omit<M, 'seq'> : never) : never;

export interface CallAddress {
  port: number;
  socketPath: string;
  resumeToken: string;
}

/** A received message with the time by the client's clock. */
export interface Arrival {
  at: number;
  message: CallServerMessage;
}

const samplesAFrame = (callBounds.microphoneRateHz * callBounds.frameMs) / 1_000;
const silence = new Int16Array(samplesAFrame);

/**
 * A call's page without a browser: a microphone that always sends, a player in real time, message numbers, and what a
 * page keeps while disconnected.
 */
export class CallClient {
  readonly arrivals: Arrival[] = [];
  readonly turns = new Map<number, CallTurn>();
  /** Length of voice received by utterance, in ms. */
  readonly soundMs = new Map<number, number>();
  readonly voiceFrames: number[] = [];
  closeCode: number | undefined;
  playing: { utteranceId: number; playedMs: number; paused: boolean; whole: number | undefined } | undefined;
  private readonly address: CallAddress;
  private readonly clock: Clock;
  private socket: WebSocket | undefined;
  private seq = 0;
  private unsaid: { seq: number; text: string }[] = [];
  private frame = 0;
  private capturedMs = 0;
  private kept: { sequence: number; bytes: Uint8Array }[] = [];
  private saying: Int16Array | undefined;
  private saidUntil = 0;
  private saidDone: (() => void) | undefined;
  private waiters: { is: (message: CallServerMessage) => boolean; done: (arrival: Arrival) => void }[] = [];
  private endTicks = () => {};
  private closeWaiters: ((code: number) => void)[] = [];
  private nextFrameAt = 0;
  private playerAt = 0;
  private reportedAt = 0;
  private rate = 22_050;
  microphoneOn = true;

  /** @param clock drives player and microphone */
  constructor(address: CallAddress, clock: Clock = machineClock) {
    this.address = address;
    this.clock = clock;
  }

  /** Opens the socket and says hello. Resolves with the welcome. */
  async connect(options: { port?: number; lastFrame?: number; origin?: string; talk?: TalkMode } = {}) {
    const { port = this.address.port, lastFrame = this.voiceFrames.at(-1) ?? 0 } = options;
    const { origin = `http://127.0.0.1:${port}`, talk = 'hands-free' } = options;
    const socket = new WebSocket(`ws://127.0.0.1:${port}${this.address.socketPath}`, {
      origin,
      perMessageDeflate: false,
    });
    this.socket = socket;
    this.closeCode = undefined;
    socket.on('message', (data: Buffer, isBinary: boolean) => {
      if (this.socket !== socket) return;
      if (isBinary) this.hear(data);
      else this.read(readCallMessage(data.toString('utf8')));
    });
    socket.on('close', (code) => {
      if (this.socket !== socket) return;
      // The page's microphone continues.
      this.closeCode = code;
      for (const tell of this.closeWaiters.splice(0)) tell(code);
    });
    socket.on('error', () => {});
    await new Promise<void>((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    const welcomed = this.next('welcome');
    this.sendRaw({
      type: 'hello',
      version: callProtocol,
      token: this.address.resumeToken,
      lastFrame,
      talk,
    });
    const { message } = await welcomed;
    if (message.resumed) {
      for (const { seq, text } of this.unsaid) if (seq > message.taken) socket.send(text);
      for (const { sequence, bytes } of this.kept) if (sequence > message.framesTaken) socket.send(bytes);
    }
    this.startClock();
    return message;
  }

  /** Returns a reloaded page: it knows only the token and what the welcome says. */
  static async reloaded(address: CallAddress, clock?: Clock): Promise<CallClient> {
    const client = new CallClient(address, clock);
    const welcome = await client.connect({ lastFrame: 0 });
    client.seq = welcome.taken;
    client.frame = welcome.framesTaken;
    return client;
  }

  send(message: Numbered): void {
    const text = writeCallMessage({ ...message, seq: (this.seq += 1) });
    this.unsaid.push({ seq: this.seq, text });
    this.socket?.send(text);
  }

  sendRaw(message: CallClientMessage | string | Uint8Array): void {
    this.socket?.send(
      typeof message === 'string' || message instanceof Uint8Array ? message : writeCallMessage(message),
    );
  }

  /** Speaks into the microphone. @returns when it was over, by the client's clock */
  async speak(pcm: Int16Array): Promise<number> {
    this.saying = pcm;
    this.saidUntil = 0;
    await new Promise<void>((resolve) => (this.saidDone = resolve));
    return this.clock.now();
  }

  /** Breaks the connection without a close frame. */
  cut(): void {
    this.stopClock();
    const socket = this.socket;
    this.socket = undefined;
    socket?.terminate();
  }

  /** Cuts the connection without the page noticing: its microphone continues. */
  cutWire(): void {
    const socket = this.socket;
    this.socket = undefined;
    socket?.terminate();
  }

  close(): void {
    this.cut();
  }

  /** Resolves with the code with which the server closed the socket. */
  closed(): Promise<number> {
    return this.closeCode === undefined
      ? new Promise((resolve) => this.closeWaiters.push(resolve))
      : Promise.resolve(this.closeCode);
  }

  /** Stops reading, as a busy page does. */
  stopReading(): void {
    this.socket?.pause();
  }

  next<T extends CallServerMessage['type']>(
    type: T,
    is: (message: Received<T>) => boolean = () => true,
    withinMs = 10_000,
  ): Promise<{ at: number; message: Received<T> }> {
    return new Promise((resolve, reject) => {
      const cancel = this.clock.after(withinMs, () => reject(new Error(`No ${type} arrived; last: ${this.lately()}`)));
      this.waiters.push({
        is: (message) => message.type === type && is(message as Received<T>),
        done: (arrival) => {
          cancel();
          resolve(arrival as { at: number; message: Received<T> });
        },
      });
    });
  }

  /** Like `next`, but accepts a message that was already received. */
  async seen<T extends CallServerMessage['type']>(
    type: T,
    is: (message: Received<T>) => boolean = () => true,
    withinMs = 10_000,
  ) {
    const found = this.arrivals.find(({ message }) => message.type === type && is(message as Received<T>));
    return (found as { at: number; message: Received<T> } | undefined) ?? this.next(type, is, withinMs);
  }

  all<T extends CallServerMessage['type']>(type: T): Received<T>[] {
    return this.arrivals
      .map(({ message }) => message)
      .filter((message): message is Received<T> => message.type === type);
  }

  turn(is: (turn: CallTurn) => boolean, withinMs?: number) {
    return this.seen('turn', ({ turn }) => is(turn), withinMs);
  }

  private lately() {
    return this.arrivals
      .slice(-6)
      .map(({ message }) => JSON.stringify(message).slice(0, 160))
      .join(' | ');
  }

  private read(message: CallServerMessage): void {
    const arrival = { at: this.clock.now(), message };
    this.arrivals.push(arrival);
    if (message.type === 'turn') this.turns.set(message.turn.id, message.turn);
    if (message.type === 'welcome') for (const turn of message.turns) this.turns.set(turn.id, turn);
    if (message.type === 'pulse') {
      this.unsaid = this.unsaid.filter(({ seq }) => seq > message.taken);
      this.kept = this.kept.filter(({ sequence }) => sequence > message.framesTaken);
    }
    if (message.type === 'utterance') {
      this.rate = message.rateHz;
      if (this.playing?.utteranceId !== message.utteranceId)
        this.playing = { utteranceId: message.utteranceId, playedMs: 0, paused: false, whole: undefined };
    }
    if (message.type === 'utterance-sent' && this.playing?.utteranceId === message.utteranceId)
      this.playing.whole = message.durationMs;
    if (message.type === 'playback' && this.playing?.utteranceId === message.utteranceId) this.obey(message);
    for (const waiter of this.waiters.filter(({ is }) => is(message))) {
      this.waiters = this.waiters.filter((one) => one !== waiter);
      waiter.done(arrival);
    }
  }

  private obey(message: Received<'playback'>): void {
    if (!this.playing) return;
    this.play();
    if (message.do === 'pause') {
      this.playing.paused = true;
      this.report('paused');
    } else if (message.do === 'resume') this.playing.paused = false;
    else if (message.do === 'drop' && message.afterMs === undefined) {
      this.report('dropped');
      this.playing = undefined;
    }
  }

  private hear(data: Buffer): void {
    const frame = readCallFrame(data);
    if (!frame) throw new Error('The message is not an audio frame');
    this.voiceFrames.push(frame.sequence);
    const endMs = frame.offsetMs + (frame.samples.length / this.rate) * 1_000;
    this.soundMs.set(frame.utteranceId, Math.max(endMs, this.soundMs.get(frame.utteranceId) ?? 0));
    this.firstSoundAt.set(frame.utteranceId, this.firstSoundAt.get(frame.utteranceId) ?? this.clock.now());
    // A reloaded page begins where the frames begin.
    if (this.playing?.utteranceId === frame.utteranceId && this.playing.playedMs === 0)
      this.playing.playedMs = frame.offsetMs;
  }
  readonly firstSoundAt = new Map<number, number>();

  private startClock(): void {
    this.stopClock();
    this.nextFrameAt = this.clock.now();
    this.playerAt = this.clock.now();
    this.endTicks = every(this.clock, 10, () => this.tick());
  }

  private stopClock(): void {
    this.endTicks();
  }

  private tick(): void {
    const now = this.clock.now();
    while (this.nextFrameAt <= now) {
      this.nextFrameAt += callBounds.frameMs;
      this.capturedMs += callBounds.frameMs;
      if (this.microphoneOn) this.captureFrame();
    }
    this.play();
    if (this.playing && !this.playing.paused && now - this.reportedAt >= callBounds.playbackEveryMs) {
      const { whole, playedMs } = this.playing;
      const finished = whole !== undefined && playedMs >= whole - 1;
      this.report(finished ? 'finished' : 'playing');
      if (finished) this.playing = undefined;
    }
  }

  private play(): void {
    const now = this.clock.now();
    const passed = now - this.playerAt;
    this.playerAt = now;
    if (!this.playing || this.playing.paused) return;
    const there = this.soundMs.get(this.playing.utteranceId) ?? 0;
    this.playing.playedMs = Math.min(there, this.playing.playedMs + passed);
  }

  private report(at: 'playing' | 'paused' | 'finished' | 'dropped'): void {
    if (!this.playing) return;
    this.reportedAt = this.clock.now();
    const { utteranceId, playedMs } = this.playing;
    if (this.socket?.readyState === WebSocket.OPEN)
      this.sendRaw({ type: 'playback', utteranceId, playedMs: Math.round(playedMs), at });
  }

  private captureFrame(): void {
    let samples = silence;
    if (this.saying) {
      samples = new Int16Array(samplesAFrame);
      samples.set(this.saying.subarray(this.saidUntil, this.saidUntil + samplesAFrame));
      this.saidUntil += samplesAFrame;
      if (this.saidUntil >= this.saying.length) {
        this.saying = undefined;
        this.saidDone?.();
      }
    }
    const sequence = (this.frame += 1);
    const offsetMs = this.capturedMs - callBounds.frameMs;
    const bytes = writeCallFrame({ kind: 'microphone', sequence, utteranceId: 0, offsetMs, samples });
    this.kept.push({ sequence, bytes });
    if (this.kept.length > callBounds.keepMicrophoneMs / callBounds.frameMs) this.kept.shift();
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(bytes);
  }
}

/** Returns audio that level-based voice activity takes for speech, of this many ms. */
export const loud = (ms: number) => new Int16Array(ms * 16).fill(12_000);
