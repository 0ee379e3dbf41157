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

/** What was said over the line and may have to be said again: messages until they are taken, sound for ten seconds. */
export class Outbox {
  #messages: NumberedMessage[] = [];
  #frames: NumberedFrame[] = [];
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
