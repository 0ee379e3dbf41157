import type { Locale, UtteranceKind } from '@greenroom/contracts';
import type { Queryable } from '@greenroom/database';
import type { SpeakerVoice } from '@greenroom/ports/speech-synthesizer';
import type { Person, Subscription } from '@greenroom/access';
import type { SayAbout } from '@greenroom/turn-taking';

/** Whom one calls: a coach, or the partner of a scene. */
export type CallMode = 'coaching' | 'role-play';

/** A call as its partner knows it. */
export interface PartnerCall {
  uuid: string;
  mode: CallMode;
  /** Whose it was when this instance took it. */
  ownerId: string;
  conversationUuid: string;
  instructorSlug: string;
  topicUuid: string | null;
  language: Locale;
  /** When its clock was at 0. */
  startedAt: Date;
}

/** What an answer comes as. */
export type PartnerPiece =
  | { type: 'text'; text: string }
  /** All pieces before it are void. */
  | { type: 'restart' }
  /** Nothing of it may be left out, as of what is said to somebody in danger. */
  | { type: 'whole' }
  /** What is kept beside the words, for the partner alone to read. JSON; the last one counts. */
  | { type: 'beside'; beside: unknown };

export interface Asked {
  /** The person's words. */
  text: string;
  /** The places of its words that may be wrong. */
  doubts: readonly number[];
  /** The message they stand in already, which is then no history. */
  messageUuid: string | undefined;
  /** Decides wherever there is a choice. */
  seed: string;
  /** Now, in ms on the call's clock, less all that it was held. */
  atMs: number;
  signal: AbortSignal;
}

/** What is thought of something that was said. */
/** How a coach talks in a call; partners of a scene have their lines. */
export interface CoachManner {
  /** Names and terms that are likely to be said, of one word each. */
  readonly vocabulary: readonly string[];
  /** Of them, the names of people, in lower case. */
  readonly names: ReadonlySet<string>;
  /** Whether words have to be answered as they are, with nothing asked before: they speak of danger. */
  isUrgent(text: string): boolean;
}

export interface Judgement {
  /** It breaks a rule: its words are not kept. */
  removed: boolean;
}

export interface SpokenTime {
  fromMs: number;
  toMs: number;
}

/** How something was said, for partners who ask: all times on the call's clock without holds, in ms, and no sound. */
export interface Delivery {
  /** When a voice was heard, in order. */
  voiced: readonly SpokenTime[];
  /** From transcribers that know when each word was said; all words of the text, in order. */
  words: readonly (SpokenTime & { text: string })[] | null;
  /** Fundamental frequency at even steps from the first sound on, in hertz; null where the voice has none. */
  pitch: { stepMs: number; hz: readonly (number | null)[] };
}

export interface Said {
  /** At present: a visitor who logs in takes the call along. */
  ownerId: string;
  /** Ours; said again under the same one, it takes the place of what was said. */
  messageUuid: string;
  /** What a client that sends it again knows it by. */
  clientMessageId: string | null;
  text: string;
  /** The places of its words that may be wrong. */
  doubts: readonly number[];
  judgement: Judgement;
  /** On the call's clock without holds, in ms: from the first to the last sound of it; nothing for what was typed. */
  spoken: SpokenTime | null;
  /** Only for a partner who {@link CallPartner.asksHow}. */
  delivery?: Delivery | undefined;
}

export interface Heard {
  ownerId: string;
  /** Ours; a later one takes the place of an earlier. */
  messageUuid: string;
  /** So much as was heard. */
  text: string;
  /** Heard to its end. */
  whole: boolean;
  /** On the call's clock without holds, in ms: from its first sound until now. */
  spoken: SpokenTime;
  beside: unknown;
}

/** What the person's microphone gave of a turn, or of a piece of it. */
export interface OwnSound {
  /** Of the message its words stand in. */
  messageUuid: string;
  /** When its words begin, on the call's clock without holds; the sound has a little lead. */
  atMs: number;
  /** At 16 kHz. */
  pcm: Int16Array;
}

/** Who is at the other end of one call. It keeps what was said and heard; of an answer it knows what was heard, no more. */
export interface CallPartner {
  readonly voice: SpeakerVoice;
  /** How things are said matters to it, and not only what. */
  readonly asksHow?: boolean;
  /**
   * With it, what is asked of the call itself is done ("hold on", "slower"), a day, number or name that may be wrong is
   * asked for, and answers are made for the ear.
   */
  readonly manner?: CoachManner;
  /** The first words of a call. */
  greeting(): Promise<string>;
  /** What it says by itself, in its own manner; never the same twice in a row. */
  line(kind: Exclude<UtteranceKind, 'answer' | 'greeting' | 'repeat'>, about?: SayAbout): string;
  /** Somebody was heard and may soon have to be answered: what can be read before their words are known is. */
  makeReady?(): void;
  /**
   * Answers. Nothing of it is kept before {@link keepHeard}.
   * @throws the signal's reason; anything else where there is no answer
   */
  answer(asked: Asked): AsyncIterable<PartnerPiece>;
  /** The language that a sentence of its is spoken in, as primary subtag: not always the call's. */
  languageOf(sentence: string): string;
  /** Whether words of an answer may be said aloud. @param text the answer so far */
  maySay(text: string): Promise<boolean>;
  judge(text: string): Promise<Judgement>;
  /**
   * Takes the sound of what was said and may be kept, in the order in which it was said; the call does not wait for it.
   * Left out, there is none to take.
   */
  keepSound?(sound: OwnSound): Promise<void>;
  keepSaid(tx: Queryable, said: Said): Promise<void>;
  /** Keeps what was heard of an answer, a greeting or an apology. */
  keepHeard(tx: Queryable, heard: Heard): Promise<void>;
}

/** Those one can call. */
export interface CallPartners {
  /** @throws ApiFailure `not_found`, `conflict` where this person cannot begin such a call */
  admit(person: Person, call: Pick<PartnerCall, 'mode' | 'conversationUuid' | 'instructorSlug'>): Promise<void>;
  open(call: PartnerCall): CallPartner | Promise<CallPartner>;
}

/** Whose minutes a call takes, as it was when the call was made. */
export interface CallPayer {
  subscription: Omit<Subscription, 'endsAt'> & { endsAt: string | null };
  /** A hash of the address. */
  addressKey: string;
}

/** The free minutes of voice, and the fair use of a plan. */
export interface VoiceAllowance {
  /** What is left, in ms; null where nothing is counted. */
  left(person: Person): Promise<number | null>;
  /**
   * Counts time that was talked, in the transaction that keeps it with the call.
   * @returns what is left now; null where nothing is counted
   */
  take(tx: Queryable, call: { ownerId: string; payer: CallPayer }, talkedMs: number): Promise<number | null>;
}

/** Those one can call, by whom one calls. */
export function partnersByMode(partners: Readonly<Record<CallMode, CallPartners>>): CallPartners {
  return {
    admit: (person, call) => partners[call.mode].admit(person, call),
    open: (call) => partners[call.mode].open(call),
  };
}
