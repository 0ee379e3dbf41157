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
  #frames: NumberedFrame[] = [];
  /** The frame after this one is sent next. */
  #sentFrame = 0;
  #lastSeq = 0;
  #lastFrame = 0;

  keepMessage(message: UnnumberedMessage): NumberedMessage {
    this.#lastSeq += 1;
    const numbered: NumberedMessage = { ...message, seq: this.#lastSeq };
    this.#messages.push(numbered);
    return numbered;
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
    const first = this.#frames[0];
    if (!first) return undefined;
    // Frames are numbered without gaps.
    const next = this.#frames[Math.max(0, this.#sentFrame + 1 - first.sequence)];
    if (next) this.#sentFrame = next.sequence;
    return next;
  }

  /** A new socket was given nothing yet. */
  sendAgain(): void {
    this.#sentFrame = 0;
  }

  /** The server took all up to these numbers. A page that was loaded anew goes on after them. */
  taken(seq: number, frame: number): void {
    this.#messages = this.#messages.filter((message) => message.seq > seq);
    this.#frames = this.#frames.filter(({ sequence }) => sequence > frame);
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
