import type { Locale, UtteranceKind } from '@greenroom/contracts';
import type { Queryable } from '@greenroom/database';
import type { SpeakerVoice } from '@greenroom/ports/speech-synthesizer';
import type { Person, Subscription } from '@greenroom/access';
import type { SayAbout } from '@greenroom/turn-taking';

/** Who is called: a coach, or the partner of a scene. */
export type CallMode = 'coaching' | 'role-play';

/** A call as its partner sees it. */
export interface PartnerCall {
  uuid: string;
  mode: CallMode;
  /** The owner when this instance took the call. */
  ownerId: string;
  conversationUuid: string;
  instructorSlug: string;
  topicUuid: string | null;
  language: Locale;
  /** When its clock was at 0. */
  startedAt: Date;
}

/** A piece of an answer. */
export type PartnerPiece =
  | { type: 'text'; text: string }
  /** Voids all pieces before it. */
  | { type: 'restart' }
  /** The answer must not be shortened, such as one to a person in danger. */
  | { type: 'whole' }
  /** Stored beside the words for the partner alone. JSON; the last one counts. */
  | { type: 'beside'; beside: unknown };

export interface Asked {
  /** The person's words. */
  text: string;
  /** Indices of words that may be misheard. */
  doubts: readonly number[];
  /** The message that already holds these words, to be left out of the history. */
  messageUuid: string | undefined;
  /** Decides wherever the partner has a choice. */
  seed: string;
  /** Now, in ms on the call's clock, without the time on hold. */
  atMs: number;
  signal: AbortSignal;
}

/** How a coach talks in a call; partners of a scene use their own lines. */
export interface CoachManner {
  /** Names and terms that are likely to be said, one word each. */
  readonly vocabulary: readonly string[];
  /** The names of people among them, in lower case. */
  readonly names: ReadonlySet<string>;
  /** Reports whether words signal danger and must be answered as they are, without asking back first. */
  isUrgent(text: string): boolean;
}

export interface Judgement {
  /** It breaks a rule: its words are not stored. */
  removed: boolean;
}

export interface SpokenTime {
  fromMs: number;
  toMs: number;
}

/** How something was said, for partners that ask for it: times on the call's clock without holds, in ms; no audio. */
export interface Delivery {
  /** When a voice was heard, in order. */
  voiced: readonly SpokenTime[];
  /** All words of the text in order, where the transcriber gives word times. */
  words: readonly (SpokenTime & { text: string })[] | null;
  /** Fundamental frequency at even steps from the first sound on, in hertz; null where the sound is unvoiced. */
  pitch: { stepMs: number; hz: readonly (number | null)[] };
}

export interface Said {
  /** The current owner: a visitor who logs in takes the call along. */
  ownerId: string;
  /** The server's id; a repeated one replaces the earlier words. */
  messageUuid: string;
  /** The id by which a client recognises a message it sends again. */
  clientMessageId: string | null;
  text: string;
  /** Indices of words that may be misheard. */
  doubts: readonly number[];
  judgement: Judgement;
  /** On the call's clock without holds, in ms: from the first to the last sound; null for typed words. */
  spoken: SpokenTime | null;
  /** Only for a partner with {@link CallPartner.asksHow}. */
  delivery?: Delivery | undefined;
}

export interface Heard {
  ownerId: string;
  /** The server's id; a later one replaces an earlier one. */
  messageUuid: string;
  /** The words that were heard. */
  text: string;
  /** Whether it was heard to its end. */
  whole: boolean;
  /** On the call's clock without holds, in ms: from its first sound until now. */
  spoken: SpokenTime;
  beside: unknown;
}

/** Audio from the person's microphone: a turn or a piece of it. */
export interface OwnSound {
  /** The message that holds its words. */
  messageUuid: string;
  /** When its words begin, on the call's clock without holds; the audio begins a little earlier. */
  atMs: number;
  /** At 16 kHz. */
  pcm: Int16Array;
}

/** The other party of one call. It stores what was said and heard; of its own answers it only learns what was heard. */
export interface CallPartner {
  readonly voice: SpeakerVoice;
  /** Whether it needs the delivery as well as the words. */
  readonly asksHow?: boolean;
  /**
   * With it, requests to the call itself are carried out ("hold on", "slower"), a day, number or name that may be
   * misheard is asked back, and answers are shaped for listening.
   */
  readonly manner?: CoachManner;
  /** The first words of a call. */
  greeting(): Promise<string>;
  /** Returns a line outside answers, in its own manner; never the same twice in a row. */
  line(kind: Exclude<UtteranceKind, 'answer' | 'greeting' | 'repeat'>, about?: SayAbout): string;
  /** Called when speech was heard, to read ahead what an answer will need. */
  makeReady?(): void;
  /**
   * Answers. Nothing of the answer is stored before {@link keepHeard}.
   * @throws the signal's reason; anything else where there is no answer
   */
  answer(asked: Asked): AsyncIterable<PartnerPiece>;
  /** Returns the primary language subtag of one of its sentences, which may differ from the call's. */
  languageOf(sentence: string): string;
  /** Decides whether words of an answer may be spoken. @param text the answer so far */
  maySay(text: string): Promise<boolean>;
  judge(text: string): Promise<Judgement>;
  /**
   * Takes audio of what was said and may be stored, in the order in which it was said; the call does not wait for it.
   * Partners that store no audio leave it out.
   */
  keepSound?(sound: OwnSound): Promise<void>;
  keepSaid(tx: Queryable, said: Said): Promise<void>;
  /** Stores what was heard of an answer, a greeting or an apology. */
  keepHeard(tx: Queryable, heard: Heard): Promise<void>;
}

/** Partners that can be called. */
export interface CallPartners {
  /** @throws ApiFailure `not_found`, `conflict` where this person cannot begin such a call */
  admit(person: Person, call: Pick<PartnerCall, 'mode' | 'conversationUuid' | 'instructorSlug'>): Promise<void>;
  open(call: PartnerCall): CallPartner | Promise<CallPartner>;
}

/** Whose minutes a call uses, as of its creation. */
export interface CallPayer {
  subscription: Omit<Subscription, 'endsAt'> & { endsAt: string | null };
  /** A hash of the IP address. */
  addressKey: string;
}

/** The free voice minutes, and the fair use of a plan. */
export interface VoiceAllowance {
  /** Returns the time left in ms; null where there is no limit. */
  left(person: Person): Promise<number | null>;
  /**
   * Counts talking time, in the transaction that stores it with the call.
   * @returns the time left; null where there is no limit
   */
  take(tx: Queryable, call: { ownerId: string; payer: CallPayer }, talkedMs: number): Promise<number | null>;
}

/** Returns one `CallPartners` that picks the partner by the mode of the call. */
export function partnersByMode(partners: Readonly<Record<CallMode, CallPartners>>): CallPartners {
  return {
    admit: (person, call) => partners[call.mode].admit(person, call),
    open: (call) => partners[call.mode].open(call),
  };
}
