import { z } from 'zod';
import { bounds } from '../bounds.ts';
import { TalkMode } from './calls.schema.ts';
import { callEnds, type CallState } from './calls.ts';
import { locales } from '../locale.ts';

const count = z.number().int().nonnegative();
/** Of the client's numbered messages, from 1 within the call. One that comes twice is taken once. */
const seq = z.number().int().positive();
/** Turns of the person and utterances of the coach are counted together, from 1 within the call. */
const id = z.number().int().positive();
const utteranceId = id;

/**
 * What the page says over a call's socket. `hello` comes first, within `callBounds.helloWithinMs`; what has a `seq` is
 * kept by the client until `pulse` or `welcome` says that it was taken, and is sent again after a break.
 */
export const CallClientMessage = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('hello'),
    version: z.number().int(),
    token: z.string().max(200),
    /** The sequence number of the last voice frame that came; 0 where none came or the page was loaded anew. */
    lastFrame: count,
    /** Counts when the call begins; later `welcome` says how it is, and `talk` changes it. */
    talk: TalkMode,
  }),
  z.object({ type: z.literal('mute'), seq, muted: z.boolean() }),
  z.object({ type: z.literal('talk'), seq, mode: TalkMode }),
  /** Push-to-talk: the key went down or up. */
  z.object({ type: z.literal('talk-key'), seq, down: z.boolean() }),
  z.object({ type: z.literal('hold'), seq, onHold: z.boolean() }),
  z.object({ type: z.literal('microphone'), seq, state: z.enum(['live', 'lost']) }),
  z.object({
    type: z.literal('typed'),
    seq,
    clientMessageId: z.uuid(),
    text: z.string().trim().min(1).max(bounds.chatMessageLength),
  }),
  /** Words by the browser's own recognition, where `understands` is `none`; `final` ends a phrase. */
  z.object({
    type: z.literal('recognised'),
    seq,
    text: z.string().max(bounds.chatMessageLength),
    final: z.boolean(),
  }),
  /** "I'm here": stops the countdown. */
  z.object({ type: z.literal('stay'), seq }),
  /** Says the last line once more, where nobody speaks just now. */
  z.object({ type: z.literal('again'), seq }),
  z.object({
    type: z.literal('end'),
    seq,
    why: z.enum(['cancelled', 'hung-up', 'switched-to-chat', 'left-page', 'no-microphone']),
  }),
  /**
   * How far an utterance was heard: what left the loudspeaker, without what waits in the queue. Every
   * `callBounds.playbackEveryMs` while it plays, and at once when it is paused, ends or was dropped; the latest counts.
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
 * The places of words, counted from 0 between spaces, that the transcriber is not sure of: a person sees that they may
 * be wrong. Left out where there are none, and by servers that do not tell.
 */
const doubts = z.array(count).optional();

/** What went wrong and goes on: the page shows its sentence, the call stays. */
export const CallNotice = z.enum([
  /** "One minute left": `CallServerMessage` `notice` has `leftMs`. */
  'allowance-nearly-used',
  'time-nearly-over',
  /** What was said could not be understood; one can type. */
  'transcriber-failing',
  'model-failing',
  /** The voice failed: the rest of the answer is shown as text. */
  'voice-failing',
  /** The microphone was unplugged. */
  'microphone-lost',
  /** Speech far quieter than the person's is not answered: a television, people in the next room. */
  'background-speech',
  /** So much is going on that the person is heard late: told by `pulse`, as long as it is so. */
  'heard-late',
]);
export type CallNotice = z.infer<typeof CallNotice>;

/**
 * One turn of the live transcript, by `id`: a later one with the same id replaces it. For the coach `text` is what is
 * being said and `heard` so much of it as was heard; the two are equal once all was heard. An answer interrupted before
 * its first sound is taken away (`withdrawn`).
 */
export const CallTurn = z.object({
  /** A turn of the person, or an utterance of the coach (its `utteranceId`). */
  id,
  /** The chat message it stands in; null for what is no message (a filler, "Are you still there?"). */
  messageUuid: z.uuid().nullable(),
  author: z.enum(['person', 'coach']),
  how: z.enum(['spoken', 'typed', 'shown']),
  text: z.string(),
  heard: z.string(),
  doubts,
  status: z.enum(['going-on', 'done', 'interrupted', 'withdrawn']),
  /** On the call's clock. */
  atMs: count,
});
export type CallTurn = z.infer<typeof CallTurn>;

/** Where the time of one turn went, in ms; null for what did not happen. All but `total` are steps that follow each other. */
export const TurnMeasures = z.object({
  /** The person's turn. */
  turnId: id,
  /** From the last sound of speech until the turn was taken for ended. */
  endOfUtteranceDelayMs: count.nullable(),
  /** From the last sound of speech until its transcript was there. */
  transcriptionDelayMs: count.nullable(),
  /** From asking for the answer (which may be before the turn's end) to its first token. */
  firstTokenMs: count.nullable(),
  /** From the end of the turn to the first sound that was played. */
  firstSoundMs: count.nullable(),
  /** From the last sound of speech to the first sound of the answer. */
  totalMs: count.nullable(),
  /** How often the coach was interrupted in its answer. */
  interruptions: count,
  /** The model had begun before the turn was over, and was right to. */
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

/** What an utterance is: only answers, greetings and apologies are remembered, so far as they were heard. */
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

/** What the server says over a call's socket. */
export const CallServerMessage = z.discriminatedUnion('type', [
  /**
   * The answer to `hello`, each time: the whole of what the page needs, so that a reloaded page, a mended line and
   * another instance are the same to it. Voice frames after `lastFrame` follow it, or, where the server no longer has
   * them, those after what was last heard.
   */
  z.object({
    type: z.literal('welcome'),
    version: z.number().int(),
    resumed: z.boolean(),
    /** The last of the client's numbered messages that was taken: the next one has one more. */
    taken: count,
    /** The last microphone frame that was taken: the client sends again what it still has after it. */
    framesTaken: count,
    /** The call's clock at this moment. */
    nowMs: count,
    state: State,
    language: z.enum(locales),
    talk: TalkMode,
    muted: z.boolean(),
    turns: z.array(CallTurn),
    leftMs: count.nullable(),
  }),
  z.object({ type: z.literal('state'), state: State }),
  /** The person's words so far, while they speak; nothing is meant by an empty text but that they are gone. */
  z.object({ type: z.literal('hearing'), text: z.string(), doubts }),
  z.object({ type: z.literal('turn'), turn: CallTurn }),
  /** An utterance begins; its frames come next. It is played as soon as it has sound, unless told otherwise. */
  z.object({
    type: z.literal('utterance'),
    utteranceId,
    kind: UtteranceKind,
    /** The turn it answers. */
    turnId: id.nullable(),
    rateHz: z.number().int().positive(),
  }),
  /**
   * A sentence of an utterance, for captions: its text, from where to where it sounds. One that sounds while it is still
   * being made comes again once its length is known.
   */
  z.object({ type: z.literal('caption'), utteranceId, text: z.string(), fromMs: count, durationMs: count }),
  /** All of an utterance's frames were sent; it is so long. */
  z.object({ type: z.literal('utterance-sent'), utteranceId, durationMs: count }),
  /**
   * What the player does with an utterance, at once: `lower` to a fifth (ramped, within 20 ms), `restore`, `pause`
   * (silent within 100 ms, keeps its place), `resume`, `drop` (empties its queue; with `afterMs` it plays up to there first).
   */
  z.object({
    type: z.literal('playback'),
    utteranceId,
    do: z.enum(['lower', 'restore', 'pause', 'resume', 'drop']),
    afterMs: count.optional(),
  }),
  z.object({ type: z.literal('measures'), measures: TurnMeasures }),
  z.object({ type: z.literal('notice'), notice: CallNotice, leftMs: count.optional() }),
  /** Every `callBounds.pulseMs`: the line is alive, and what was taken. Nothing for `callBounds.lostAfterMs` is a lost line. */
  z.object({
    type: z.literal('pulse'),
    nowMs: count,
    taken: count,
    framesTaken: count,
    leftMs: count.nullable(),
    /** Only where it is so. */
    heardLate: z.boolean().optional(),
  }),
  /** The last message; the socket closes with `callCloseCodes.ended` or `superseded`. `paywall`: send them there. */
  z.object({ type: z.literal('ended'), why: z.enum(callEnds), talkedMs: count, paywall: z.boolean() }),
]);
export type CallServerMessage = z.infer<typeof CallServerMessage>;
