import { randomUUID } from 'node:crypto';
import type { CallTurn, Locale, UtteranceKind } from '@greenroom/contracts';
import type { SpeechSynthesizer } from '@greenroom/ports/speech-synthesizer';
import type { CallWriter } from './call-writer.ts';
import type { CallPartner, Delivery, PartnerPiece, SpokenTime } from './call-partner.ts';
import { upsertTurn } from './calls.repository.ts';
import type { KeptTurn, PendingUtterance } from './domain/go-on.ts';
import {
  type CallCommand,
  type CallHappening,
  type HeardWords,
  type SayAbout,
  type TurnState,
  voiceCommandOf,
} from '@greenroom/turn-taking';
import { type AskedOfCoach, type CoachTalk, coachTalk } from './coach-talk.ts';
import { makeUtterance, type UtteranceMaking } from './make-utterance.ts';
import type { OwnSounds } from './own-sounds.ts';
import type { SpeakingPace } from './speaking-pace.ts';
import type { Transcript } from './transcript.ts';
import type { VoiceOut } from './voice-out.ts';
import type { TrackedUtterance, VoiceTrack } from './voice-track.ts';

export interface UtterancesDependencies {
  partner: CallPartner;
  synthesizer: SpeechSynthesizer;
  pace: SpeakingPace;
  callUuid: string;
  language: Locale;
  writer: CallWriter;
  transcript: Transcript;
  voice: VoiceOut;
  /** Returns the time on the call's clock. */
  now(): number;
  /** Returns a time of the call's clock without all holds before it. */
  withoutHolds(ms: number): number;
  /** Returns how something was said, where the partner asks for it. */
  howSaid(said: SpokenTime & { text: string }): Promise<Delivery> | undefined;
  /** The person's audio, for a partner that stores it. */
  sounds: Pick<OwnSounds, 'of'>;
  happen(happening: CallHappening): void;
  log: { warn(facts: object, message: string): void };
}

type Handled = Exclude<
  CallCommand['type'],
  'transcribe' | 'cancel-transcription' | 'hearing' | 'notice' | 'measured' | 'show' | 'end'
>;
type HandledCommand = Extract<CallCommand, { type: Handled }>;

type Pieces = (signal: AbortSignal) => AsyncIterable<PartnerPiece>;

interface Making {
  id: number;
  kind: UtteranceKind;
  turnId: number | null;
  messageUuid: string | null;
  /** The part that was heard on other instances. */
  heardBefore: string;
  abort: AbortController;
  text: string;
  beside: unknown;
  /** The voice failed and the rest is shown as text; audio made so far may still be heard. */
  shown: boolean;
  complete: boolean;
}

const isConversation = (kind: UtteranceKind) => kind === 'answer' || kind === 'greeting' || kind === 'apology';

/** Makes, plays and stores what the person and the coach say in one call. */
export class Utterances {
  readonly #call: UtterancesDependencies;
  readonly #makings = new Map<number, Making>();
  readonly #coach: CoachTalk | undefined;
  #typedAs: string | null = null;
  /** Factor of the voice's own speed. */
  #pace: number;

  constructor(dependencies: UtterancesDependencies) {
    this.#call = dependencies;
    const { partner, language, transcript } = dependencies;
    this.#coach = partner.manner && coachTalk(partner, partner.manner, language);
    this.#pace = transcript.turns.filter(isSlowDown).reduce((pace) => Math.max(slowest, pace * slower), 1);
  }

  carryOut(command: HandledCommand, state: TurnState): void {
    switch (command.type) {
      case 'take-turn':
        return this.#takeTurn(command);
      case 'answer':
        return this.#begin({ ...command, id: command.utteranceId, kind: 'answer' }, (signal) =>
          this.#answer(command, signal),
        );
      case 'say':
        return this.#begin({ id: command.utteranceId, kind: command.kind, turnId: null }, () =>
          this.#say(command.kind, command.about),
        );
      case 'slow-down':
        this.#pace = Math.max(slowest, this.#pace * slower);
        return;
      case 'commit':
        return;
      case 'withdraw':
        return this.#withdraw(command.utteranceId);
      case 'play':
        return this.#play(command.utteranceId);
      case 'lower':
      case 'restore':
      case 'pause':
      case 'resume':
        return this.#call.voice.tell(command.utteranceId, command.type);
      case 'drop':
        return this.#drop(command.utteranceId, command.afterMs);
      case 'remember':
        return this.#remember(command, state);
      case 'show-as-text':
        return this.#showAsText(command.utteranceId);
    }
  }

  /** Forgets finished utterances once all commands of a step are carried out. */
  tidy({ sounding, waiting }: TurnState): void {
    for (const { id, shown, complete } of this.#makings.values()) {
      const isWritten = shown && !complete;
      if (!isWritten && sounding?.utterance.id !== id && !waiting.some((one) => one.id === id)) this.#forget(id);
    }
  }

  /** Links the turn taken while `happens` runs to that client id. */
  typing(clientMessageId: string, happens: () => void): void {
    this.#typedAs = clientMessageId;
    happens();
    this.#typedAs = null;
  }

  /** Makes what another instance left unsaid. */
  owe({ utteranceId: id, kind, turnId, brokenOff, text }: PendingUtterance): void {
    if (brokenOff) {
      this.#keepTurn(this.#call.transcript.change(brokenOff.id, { status: 'interrupted' })!);
      return this.#begin({ id, kind, turnId }, () => asPieces(text), brokenOff);
    }
    const doubts = this.#call.transcript.get(turnId ?? 0)?.doubts ?? [];
    this.#begin({ id, kind, turnId }, (signal) =>
      this.#answer({ utteranceId: id, turnId: turnId ?? 0, text, doubts }, signal),
    );
  }

  close(): void {
    for (const id of [...this.#makings.keys()]) this.#forget(id);
  }

  #keepTurn({ id }: KeptTurn): void {
    const { writer, transcript, callUuid } = this.#call;
    writer.keep(async () => async (tx) => {
      const turn = transcript.get(id);
      if (turn) await upsertTurn(tx, { ...turn, callUuid });
    });
  }

  #takeTurn(command: Extract<CallCommand, { type: 'take-turn' }>): void {
    const { turnId, text, doubts, how, fromMs, toMs } = command;
    if (command.command) return this.#keepCommand(command);
    const { partner, writer, transcript, sounds, howSaid, callUuid } = this.#call;
    const messageUuid = transcript.get(turnId)?.messageUuid ?? randomUUID();
    const clientMessageId = how === 'typed' ? this.#typedAs : null;
    const atMs = Math.round(fromMs);
    const turn = { id: turnId, author: 'person', how, text, heard: text, status: 'done', atMs, messageUuid } as const;
    transcript.put({ ...turn, doubts: [...doubts], kind: null, turnId: null });
    const spoken = how === 'spoken' ? { fromMs: atMs, toMs: Math.round(toMs) } : null;
    const asked = spoken ? howSaid({ ...spoken, text }) : undefined;
    const said = spoken && this.#withoutHolds(spoken);
    const handOn = spoken ? sounds.of(spoken) : undefined;
    writer.keep(async () => {
      const [judgement, delivery] = await Promise.all([partner.judge(text), asked]);
      if (judgement.removed) transcript.change(turnId, { text: '', heard: '', doubts: [], status: 'withdrawn' });
      else if (said) handOn?.({ messageUuid, atMs: said.fromMs });
      return async (tx, ownerId) => {
        await partner.keepSaid(tx, {
          ownerId,
          messageUuid,
          clientMessageId,
          text,
          doubts,
          judgement,
          spoken: said,
          delivery,
        });
        const kept = transcript.get(turnId);
        if (kept) await upsertTurn(tx, { ...kept, callUuid });
      };
    });
  }

  /** A request to the call itself is stored in its transcript, and in no message. */
  #keepCommand({ turnId: id, text, how, fromMs }: Extract<CallCommand, { type: 'take-turn' }>): void {
    const turn = { id, author: 'person', how, text, heard: text, status: 'done', messageUuid: null } as const;
    this.#keepTurn(this.#call.transcript.put({ ...turn, kind: null, turnId: null, atMs: Math.round(fromMs) }));
  }

  /** Replaces the words of a turn that was asked back by the corrected ones. */
  #settle(turnId: number, { text, doubts }: HeardWords): void {
    const { partner, writer, transcript, callUuid } = this.#call;
    const turn = transcript.get(turnId);
    if (!turn?.messageUuid || turn.status === 'withdrawn') return;
    const { messageUuid } = turn;
    transcript.change(turnId, { text, heard: text, doubts: [...doubts] });
    writer.keep(async () => {
      const judgement = await partner.judge(text);
      return async (tx, ownerId) => {
        const said = { ownerId, messageUuid, clientMessageId: null, text, doubts, spoken: null };
        await partner.keepSaid(tx, { ...said, judgement });
        const kept = transcript.get(turnId);
        if (kept) await upsertTurn(tx, { ...kept, callUuid });
      };
    });
  }

  /** @param goesOn the turn to continue, where another instance was interrupted */
  #begin(utterance: TrackedUtterance, pieces: Pieces, goesOn?: KeptTurn): void {
    const { id, kind, turnId } = utterance;
    const making: Making = {
      id,
      kind,
      turnId,
      messageUuid: isConversation(kind) ? (goesOn?.messageUuid ?? randomUUID()) : null,
      heardBefore: goesOn ? this.#heardOf(goesOn) : '',
      abort: new AbortController(),
      text: '',
      beside: undefined,
      shown: false,
      complete: false,
    };
    this.#makings.set(id, making);
    const track = this.#call.voice.track({ id, kind, turnId });
    makeUtterance(pieces(making.abort.signal), this.#asMade(making, track)).then(
      () => this.#made(making, track),
      (error: unknown) => this.#failed(making, track, error),
    );
  }

  /** Returns the handlers for what is made of an utterance. */
  #asMade(making: Making, track: VoiceTrack): UtteranceMaking {
    const { partner, synthesizer, pace, language, now, happen, log, callUuid } = this.#call;
    const { id, kind, abort } = making;
    return {
      language,
      partner,
      synthesizer,
      pace,
      voicePace: this.#pace,
      now,
      judged: kind === 'answer',
      signal: abort.signal,
      isSilent: () => making.shown,
      room: () => track.room(),
      onVoiceFailed: (cause) => {
        if (!this.#isCurrent(making)) return;
        log.warn({ err: cause, call: callUuid }, 'Speech synthesis failed; showing the rest as text');
        track.finish();
        happen({ type: 'utterance-failed', utteranceId: id, by: 'voice' });
      },
      onFirstToken: () => happen({ type: 'first-token', utteranceId: id }),
      onText: (text) => (making.text = text),
      onBeside: (beside) => (making.beside = beside),
      onClip: (made) => {
        if (!this.#isCurrent(making)) return;
        track.add(made);
        happen({ type: 'clip', utteranceId: id, clip: made.clip });
      },
    };
  }

  #made(making: Making, track: VoiceTrack): void {
    if (!this.#isCurrent(making)) return;
    const { transcript, happen } = this.#call;
    const { id } = making;
    making.complete = true;
    track.finish();
    if (transcript.get(id)) this.#keepTurn(transcript.change(id, { text: making.text.trim() })!);
    if (making.shown) this.#showRest(making);
    else happen({ type: 'utterance-complete', utteranceId: id });
  }

  #failed(making: Making, track: VoiceTrack, error: unknown): void {
    if (!this.#isCurrent(making) || making.abort.signal.aborted) return;
    const { log, callUuid, happen } = this.#call;
    making.complete = true;
    log.warn({ err: error, call: callUuid }, 'The answer failed or broke off; ending the utterance');
    track.finish();
    happen({ type: 'utterance-failed', utteranceId: making.id, by: 'model' });
  }

  /** Reports whether the utterance was not withdrawn meanwhile. */
  #isCurrent(making: Making): boolean {
    return this.#makings.get(making.id) === making;
  }

  /** Joins what was heard of an answer that was interrupted on several instances, with a turn on each. */
  #heardOf({ messageUuid }: KeptTurn): string {
    const { turns } = this.#call.transcript;
    const parts = turns.filter((turn) => turn.messageUuid !== null && turn.messageUuid === messageUuid);
    return parts.flatMap(({ heard }) => heard || []).join(' ');
  }

  /** Shows the words without audio and stores all of them. */
  #showRest(making: Making): void {
    const { id, kind, turnId, messageUuid } = making;
    const { transcript, now } = this.#call;
    const text = making.text.trim();
    if (text === '') return;
    const turn = { id, kind, turnId, messageUuid, author: 'coach', how: 'shown', text, heard: text } as const;
    transcript.put({ ...turn, status: 'done', atMs: transcript.get(id)?.atMs ?? Math.round(now()) });
    this.#keepHeard(making, text, true);
  }

  #keepHeard({ id, messageUuid, heardBefore, beside }: Making, text: string, whole: boolean): void {
    const { partner, writer, transcript, now, callUuid } = this.#call;
    const toMs = Math.round(now());
    writer.keep(async () => async (tx, ownerId) => {
      const turn = transcript.get(id);
      if (turn) await upsertTurn(tx, { ...turn, callUuid });
      if (messageUuid === null) return;
      const heard = [heardBefore, text].filter(Boolean).join(' ');
      const spoken = this.#withoutHolds({ fromMs: turn?.atMs ?? toMs, toMs });
      await partner.keepHeard(tx, { ownerId, messageUuid, text: heard, whole, spoken, beside });
    });
  }

  #withoutHolds({ fromMs, toMs }: SpokenTime): SpokenTime {
    const { withoutHolds } = this.#call;
    return { fromMs: withoutHolds(fromMs), toMs: withoutHolds(toMs) };
  }

  #remember(command: Extract<CallCommand, { type: 'remember' }>, state: TurnState): void {
    const making = this.#makings.get(command.utteranceId);
    if (!making || making.shown) return;
    const isOver = state.sounding?.utterance.id !== making.id;
    const status = command.whole ? 'done' : isOver ? 'interrupted' : 'going-on';
    this.#call.transcript.change(making.id, { heard: command.text, text: making.text.trim(), status });
    if (isConversation(making.kind)) this.#coach?.heard(making.id);
    this.#keepHeard(making, command.text, command.whole);
  }

  #forget(id: number): void {
    this.#makings.get(id)?.abort.abort();
    this.#makings.delete(id);
    this.#call.voice.withdraw(id);
  }

  #withdraw(id: number): void {
    this.#forget(id);
    const { transcript } = this.#call;
    if (transcript.get(id)) this.#keepTurn(transcript.change(id, { status: 'withdrawn', heard: '' })!);
  }

  #play(id: number): void {
    const making = this.#makings.get(id);
    if (!making) return;
    // An utterance shown as text is already in the transcript.
    if (!making.shown || !making.complete) this.#keepTurn(this.#call.transcript.put(this.#begunTurn(making)));
    this.#call.voice.play(id);
  }

  #begunTurn({ id, kind, turnId, messageUuid, text }: Making): KeptTurn {
    const turn = { id, kind, turnId, messageUuid, author: 'coach', how: 'spoken', heard: '' } as const;
    return { ...turn, text: text.trim(), status: 'going-on', atMs: Math.round(this.#call.now()) };
  }

  #showAsText(id: number): void {
    const making = this.#makings.get(id);
    if (!making || making.shown) return;
    making.shown = true;
    // Text that is still being written is shown once it is complete.
    if (making.complete) this.#showRest(making);
  }

  #drop(id: number, afterMs: number | undefined): void {
    this.#call.voice.drop(id, afterMs);
    const making = this.#makings.get(id);
    if (making && !making.shown) making.abort.abort();
  }

  async *#answer(asked: AskedOfCoach, signal: AbortSignal): AsyncGenerator<PartnerPiece> {
    const { partner, writer, transcript, callUuid, withoutHolds, now } = this.#call;
    const wanted = this.#coach?.wants(asked) ?? { type: 'answer', turnId: asked.turnId, heard: asked };
    if (wanted.type === 'say') {
      yield { type: 'text', text: wanted.text };
      return;
    }
    if (wanted.turnId !== asked.turnId) this.#settle(wanted.turnId, wanted.heard);
    // Waits until earlier words are stored in the conversation.
    await writer.settled();
    signal.throwIfAborted();
    const messageUuid = transcript.get(wanted.turnId)?.messageUuid ?? undefined;
    const pieces = partner.answer({
      text: wanted.heard.text,
      doubts: wanted.heard.doubts,
      messageUuid,
      seed: `${callUuid}/${wanted.turnId}`,
      atMs: withoutHolds(now()),
      signal,
    });
    yield* this.#coach?.shape(pieces, this.#pace) ?? pieces;
  }

  #say(kind: Exclude<UtteranceKind, 'answer'>, about: SayAbout | undefined): AsyncGenerator<PartnerPiece> {
    const { partner } = this.#call;
    if (kind === 'greeting') return asPieces(partner.greeting());
    return asPieces(kind === 'repeat' ? this.#lastLine() : partner.line(kind, about));
  }

  /** Returns the coach's last line of the conversation; the whole line where the person interrupted it. */
  #lastLine(): string {
    const { turns } = this.#call.transcript;
    const last = turns.findLast(({ author, messageUuid, heard }) => author === 'coach' && messageUuid && heard);
    if (!last) return '';
    return last.status === 'interrupted' && last.text.startsWith(last.heard) ? last.text : last.heard;
  }
}

/** Factor by which each "slower" slows the voice, and the slowest pace. */
const slower = 0.85;
const slowest = 0.6;

const isSlowDown = ({ author, messageUuid, text }: CallTurn) =>
  author === 'person' && messageUuid === null && voiceCommandOf(text) === 'slower';

async function* asPieces(text: string | Promise<string>): AsyncGenerator<PartnerPiece> {
  yield { type: 'text', text: await text };
}
