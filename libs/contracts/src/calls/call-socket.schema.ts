import { z } from 'zod';
import { bounds } from '../bounds.ts';
import { TalkMode } from './calls.schema.ts';
import { callEnds, type CallState } from './calls.ts';
import { locales } from '../locale.ts';

const count = z.number().int().nonnegative();
/** Sequence number of the client's messages, from 1 within the call. The server ignores duplicates. */
const seq = z.number().int().positive();
/** The person's turns and the coach's utterances share one count, from 1 within the call. */
const id = z.number().int().positive();
const utteranceId = id;

/**
 * Messages from the page on a call's socket. `hello` comes first, within `callBounds.helloWithinMs`. The client keeps
 * messages with a `seq` until `pulse` or `welcome` acknowledges them, and resends them after a lost connection.
 */
export const CallClientMessage = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('hello'),
    version: z.number().int(),
    token: z.string().max(200),
    /** Sequence number of the last voice frame received; 0 for none or after a reload. */
    lastFrame: count,
    /** Applies when the call begins; afterwards `welcome` reports the mode and `talk` changes it. */
    talk: TalkMode,
  }),
  z.object({ type: z.literal('mute'), seq, muted: z.boolean() }),
  z.object({ type: z.literal('talk'), seq, mode: TalkMode }),
  /** Push-to-talk: the key was pressed or released. */
  z.object({ type: z.literal('talk-key'), seq, down: z.boolean() }),
  z.object({ type: z.literal('hold'), seq, onHold: z.boolean() }),
  z.object({ type: z.literal('microphone'), seq, state: z.enum(['live', 'lost']) }),
  z.object({
    type: z.literal('typed'),
    seq,
    clientMessageId: z.uuid(),
    text: z.string().trim().min(1).max(bounds.chatMessageLength),
  }),
  /** Text from the browser's own speech recognition, used when `understands` is `none`; `final` ends a phrase. */
  z.object({
    type: z.literal('recognised'),
    seq,
    text: z.string().max(bounds.chatMessageLength),
    final: z.boolean(),
  }),
  /** "I'm here": stops the countdown. */
  z.object({ type: z.literal('stay'), seq }),
  /** Repeats the coach's last line, unless somebody is speaking. */
  z.object({ type: z.literal('again'), seq }),
  z.object({
    type: z.literal('end'),
    seq,
    why: z.enum(['cancelled', 'hung-up', 'switched-to-chat', 'left-page', 'no-microphone']),
  }),
  /**
   * How much of an utterance was played: what left the loudspeaker, not what is still queued. Sent every
   * `callBounds.playbackEveryMs` during playback, and at once when playback pauses, ends or is dropped; the latest
   * counts.
   */
  z.object({
    type: z.literal('playback'),
    utteranceId,
    playedMs: count,
    at: z.enum(['playing', 'paused', 'finished', 'dropped']),
  }),
]);
export type CallClientMessage = z.infer<typeof CallClientMessage>;

/**
 * Indexes, from 0, of space-separated words that the transcriber is unsure of, so that the page can mark them. Absent
 * when there are none, or when the server does not report them.
 */
const doubts = z.array(count).optional();

/** A problem that does not end the call; the page shows a sentence for it. */
export const CallNotice = z.enum([
  /** "One minute left": `CallServerMessage` `notice` has `leftMs`. */
  'allowance-nearly-used',
  'time-nearly-over',
  /** The transcriber could not understand the person; they can type instead. */
  'transcriber-failing',
  'model-failing',
  /** Speech synthesis failed: the rest of the answer is shown as text. */
  'voice-failing',
  /** The microphone was unplugged. */
  'microphone-lost',
  /** The call ignores speech far quieter than the person's: a television, people in the next room. */
  'background-speech',
  /** The server is overloaded and hears the person late; `pulse` reports it while it lasts. */
  'heard-late',
]);
export type CallNotice = z.infer<typeof CallNotice>;

/**
 * One turn of the live transcript, by `id`: a later one with the same id replaces it. For the coach, `text` is the text
 * being spoken and `heard` the part already heard; they are equal once everything was heard. An answer interrupted
 * before its first sound is `withdrawn`.
 */
export const CallTurn = z.object({
  /** A turn of the person, or an utterance of the coach (its `utteranceId`). */
  id,
  /** The chat message it belongs to; null when it is not a message (a filler, "Are you still there?"). */
  messageUuid: z.uuid().nullable(),
  author: z.enum(['person', 'coach']),
  how: z.enum(['spoken', 'typed', 'shown']),
  text: z.string(),
  heard: z.string(),
  doubts,
  status: z.enum(['going-on', 'done', 'interrupted', 'withdrawn']),
  /** Time on the call's clock. */
  atMs: count,
});
export type CallTurn = z.infer<typeof CallTurn>;

/** Latencies of one turn, in ms; null for a step that did not happen. All but `total` are consecutive steps. */
export const TurnMeasures = z.object({
  /** The person's turn. */
  turnId: id,
  /** From the last sound of speech to the decision that the turn has ended. */
  endOfUtteranceDelayMs: count.nullable(),
  /** From the last sound of speech to its transcript. */
  transcriptionDelayMs: count.nullable(),
  /** From requesting the answer (possibly before the turn's end) to its first token. */
  firstTokenMs: count.nullable(),
  /** From the end of the turn to the first sound played. */
  firstSoundMs: count.nullable(),
  /** From the last sound of speech to the first sound of the answer. */
  totalMs: count.nullable(),
  /** How often the person interrupted the answer. */
  interruptions: count,
  /** The model started before the turn was over, and its answer was used. */
  preemptive: z.boolean(),
});
export type TurnMeasures = z.infer<typeof TurnMeasures>;

const State: z.ZodType<CallState> = z.discriminatedUnion('status', [
  z.object({ status: z.literal('calling') }),
  z.object({ status: z.literal('role-play-starting') }),
  z.object({ status: z.literal('bot-speaking'), utteranceId, interruptible: z.boolean() }),
  z.object({ status: z.literal('user-speaking') }),
  z.object({ status: z.literal('loading-bot-transcript') }),
  z.object({ status: z.literal('idle-thinking') }),
  z.object({ status: z.literal('waiting') }),
  z.object({ status: z.literal('muted') }),
  z.object({ status: z.literal('on-hold') }),
  z.object({ status: z.literal('idle-call-end-countdown'), endsAtMs: count }),
  z.object({ status: z.literal('call-ended'), why: z.enum(callEnds).exclude(['cancelled']) }),
  z.object({ status: z.literal('cancelled') }),
]);

/** Kind of an utterance. Only answers, greetings and apologies are stored, as far as they were heard. */
export const UtteranceKind = z.enum([
  'greeting',
  'answer',
  'filler',
  'idle-question',
  'apology',
  'acknowledgement',
  'goodbye',
  'repeat',
]);
export type UtteranceKind = z.infer<typeof UtteranceKind>;

/** Messages from the server on a call's socket. */
export const CallServerMessage = z.discriminatedUnion('type', [
  /**
   * The answer to every `hello`: everything the page needs, so that a reload, a restored connection and another server
   * instance look the same to it. Voice frames after `lastFrame` follow; if the server no longer has them, those after
   * what was last heard.
   */
  z.object({
    type: z.literal('welcome'),
    version: z.number().int(),
    resumed: z.boolean(),
    /** The last of the client's numbered messages that was received; the next has this number plus one. */
    taken: count,
    /** The last microphone frame that was received; the client resends what it still has after it. */
    framesTaken: count,
    /** Current time on the call's clock. */
    nowMs: count,
    state: State,
    language: z.enum(locales),
    talk: TalkMode,
    muted: z.boolean(),
    turns: z.array(CallTurn),
    leftMs: count.nullable(),
  }),
  z.object({ type: z.literal('state'), state: State }),
  /** Interim transcript while the person speaks; an empty text only clears it. */
  z.object({ type: z.literal('hearing'), text: z.string(), doubts }),
  z.object({ type: z.literal('turn'), turn: CallTurn }),
  /**
   * An utterance begins; its frames follow. The page plays it as soon as it has sound, unless `playback` says
   * otherwise.
   */
  z.object({
    type: z.literal('utterance'),
    utteranceId,
    kind: UtteranceKind,
    /** The turn it answers. */
    turnId: id.nullable(),
    rateHz: z.number().int().positive(),
  }),
  /**
   * A sentence of an utterance, for captions: its text and when it is spoken. A sentence that plays while it is still
   * being synthesized is sent again once its length is known.
   */
  z.object({ type: z.literal('caption'), utteranceId, text: z.string(), fromMs: count, durationMs: count }),
  /** All frames of an utterance were sent; gives its final length. */
  z.object({ type: z.literal('utterance-sent'), utteranceId, durationMs: count }),
  /**
   * Tells the player what to do with an utterance, at once: `lower` to a fifth of the volume (ramped, within 20 ms),
   * `restore`, `pause` (silent within 100 ms, keeps its position), `resume`, `drop` (empties its queue; with `afterMs`
   * it plays up to there first).
   */
  z.object({
    type: z.literal('playback'),
    utteranceId,
    do: z.enum(['lower', 'restore', 'pause', 'resume', 'drop']),
    afterMs: count.optional(),
  }),
  z.object({ type: z.literal('measures'), measures: TurnMeasures }),
  z.object({ type: z.literal('notice'), notice: CallNotice, leftMs: count.optional() }),
  /**
   * Sent every `callBounds.pulseMs`: keeps the connection alive and acknowledges messages. Silence for
   * `callBounds.lostAfterMs` means a lost connection.
   */
  z.object({
    type: z.literal('pulse'),
    nowMs: count,
    taken: count,
    framesTaken: count,
    leftMs: count.nullable(),
    /** Present only while true. */
    heardLate: z.boolean().optional(),
  }),
  /**
   * The last message; the socket then closes with `callCloseCodes.ended` or `superseded`. `paywall`: redirect the
   * person there.
   */
  z.object({ type: z.literal('ended'), why: z.enum(callEnds), talkedMs: count, paywall: z.boolean() }),
]);
export type CallServerMessage = z.infer<typeof CallServerMessage>;
