import { callBounds, type CallClientMessage } from '@greenroom/contracts';

/** A message that the server takes once: it has a number. */
export type NumberedMessage = Extract<CallClientMessage, { seq: number }>;

type WithoutNumber<Message> = Message extends unknown ? Omit<Message, 'seq'> : never;
/** The same before it has its number. */
export type UnnumberedMessage = WithoutNumber<NumberedMessage>;

/** A microphone frame with its number and its place in time. */
export interface NumberedFrame {
  sequence: number;
  offsetMs: number;
  samples: Int16Array;
}

const keptFrames = callBounds.keepMicrophoneMs / callBounds.frameMs;

/** What the server has not taken yet, to be sent again after a break: messages, and the last five minutes of sound. */
export class Outbox {
  #messages: NumberedMessage[] = [];
  /** The message after this one is sent next. */
  #sentSeq = 0;
  /** Messages that come after the sound from before them, by their numbers: the last frame of it. */
  readonly #afterFrames = new Map<number, number>();
  #frames: NumberedFrame[] = [];
  /** The frame after this one is sent next. */
  #sentFrame = 0;
  #lastSeq = 0;
  #lastFrame = 0;

  keepMessage(message: UnnumberedMessage): NumberedMessage {
    this.#lastSeq += 1;
    const numbered: NumberedMessage = { ...message, seq: this.#lastSeq };
    this.#messages.push(numbered);
    // Whoever mutes has said what they said: it is heard before the server stops listening.
    if (message.type === 'mute' && message.muted) this.#afterFrames.set(numbered.seq, this.#lastFrame);
    return numbered;
  }

  /**
   * The oldest message that this socket was not given and whose turn it is; it counts as given from now on. None passes
   * one that waits for sound, but where the call is to end: that waits for nothing.
   */
  nextMessage(): NumberedMessage | undefined {
    const next = this.#messages.find(({ seq }) => seq > this.#sentSeq);
    if (!next) return undefined;
    const isEnding = this.#messages.some(({ type }) => type === 'end');
    if (!isEnding && this.#waitsForSound(next)) return undefined;
    this.#sentSeq = next.seq;
    return next;
  }

  #waitsForSound({ seq }: NumberedMessage): boolean {
    const afterFrame = this.#afterFrames.get(seq);
    const waiting = this.#frames[this.#nextIndex()];
    return afterFrame !== undefined && waiting !== undefined && waiting.sequence <= afterFrame;
  }

  keepFrame(offsetMs: number, samples: Int16Array): NumberedFrame {
    this.#lastFrame += 1;
    const frame = { sequence: this.#lastFrame, offsetMs, samples };
    this.#frames.push(frame);
    if (this.#frames.length > keptFrames) this.#frames.shift();
    return frame;
  }

  /** The oldest frame that this socket was not given; it counts as given from now on. */
  nextFrame(): NumberedFrame | undefined {
    const next = this.#frames[this.#nextIndex()];
    if (next) this.#sentFrame = next.sequence;
    return next;
  }

  /** Frames are numbered without gaps. */
  #nextIndex(): number {
    const first = this.#frames[0];
    return first ? Math.max(0, this.#sentFrame + 1 - first.sequence) : 0;
  }

  /** A new socket was given nothing yet. */
  sendAgain(): void {
    this.#sentFrame = 0;
    this.#sentSeq = 0;
  }

  /** The server took all up to these numbers. A page that was loaded anew goes on after them. */
  taken(seq: number, frame: number): void {
    this.#messages = this.#messages.filter((message) => message.seq > seq);
    this.#frames = this.#frames.filter(({ sequence }) => sequence > frame);
    for (const one of this.#afterFrames.keys()) if (one <= seq) this.#afterFrames.delete(one);
    this.#lastSeq = Math.max(this.#lastSeq, seq);
    this.#lastFrame = Math.max(this.#lastFrame, frame);
  }

  /** What was not taken yet, oldest first. */
  get messages(): readonly NumberedMessage[] {
    return this.#messages;
  }

  get frames(): readonly NumberedFrame[] {
    return this.#frames;
  }
}
