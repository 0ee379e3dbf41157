import { callBounds, type CallClientMessage } from '@greenroom/contracts';

/** A message with a sequence number, which the server takes exactly once. */
export type NumberedMessage = Extract<CallClientMessage, { seq: number }>;

type WithoutNumber<Message> = Message extends unknown ? Omit<Message, 'seq'> : never;
/** A message before it has its number. */
export type UnnumberedMessage = WithoutNumber<NumberedMessage>;

/** A microphone frame with its sequence number and time offset. */
export interface NumberedFrame {
  sequence: number;
  offsetMs: number;
  samples: Int16Array;
}

const keptFrames = callBounds.keepMicrophoneMs / callBounds.frameMs;

/**
 * What the server has not acknowledged, to be resent after a disconnect: messages, and the last five minutes of audio.
 */
export class Outbox {
  #messages: NumberedMessage[] = [];
  /** The last message sent on this socket. */
  #sentSeq = 0;
  /** The last frame that has to precede a message, by the message's number. */
  readonly #afterFrames = new Map<number, number>();
  #frames: NumberedFrame[] = [];
  /** The last frame sent on this socket. */
  #sentFrame = 0;
  #lastSeq = 0;
  #lastFrame = 0;

  keepMessage(message: UnnumberedMessage): NumberedMessage {
    this.#lastSeq += 1;
    const numbered: NumberedMessage = { ...message, seq: this.#lastSeq };
    this.#messages.push(numbered);
    // Audio recorded before a mute reaches the server before it stops listening.
    if (message.type === 'mute' && message.muted) this.#afterFrames.set(numbered.seq, this.#lastFrame);
    return numbered;
  }

  /**
   * Returns the oldest message not sent on this socket, and marks it as sent. A message that waits for audio blocks
   * those after it, except when the call is to end: then nothing waits.
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

  /** Returns the oldest frame not sent on this socket, and marks it as sent. */
  nextFrame(): NumberedFrame | undefined {
    const next = this.#frames[this.#nextIndex()];
    if (next) this.#sentFrame = next.sequence;
    return next;
  }

  /** Frame numbers have no gaps, so the index follows from the number. */
  #nextIndex(): number {
    const first = this.#frames[0];
    return first ? Math.max(0, this.#sentFrame + 1 - first.sequence) : 0;
  }

  /** Marks everything as unsent, for a new socket. */
  sendAgain(): void {
    this.#sentFrame = 0;
    this.#sentSeq = 0;
  }

  /** Drops what the server acknowledged. A reloaded page continues after these numbers. */
  taken(seq: number, frame: number): void {
    this.#messages = this.#messages.filter((message) => message.seq > seq);
    this.#frames = this.#frames.filter(({ sequence }) => sequence > frame);
    for (const one of this.#afterFrames.keys()) if (one <= seq) this.#afterFrames.delete(one);
    this.#lastSeq = Math.max(this.#lastSeq, seq);
    this.#lastFrame = Math.max(this.#lastFrame, frame);
  }

  /** Unacknowledged messages, oldest first. */
  get messages(): readonly NumberedMessage[] {
    return this.#messages;
  }

  get frames(): readonly NumberedFrame[] {
    return this.#frames;
  }
}
