import { randomUUID } from 'node:crypto';
import type { Locale, UtteranceKind } from '@greenroom/contracts';
import type { SpeechSynthesizer } from '../../ports/speech-synthesizer.ts';
import type { CallKeeper } from './call-keeper.ts';
import type { CallPartner, Delivery, PartnerPiece, SpokenTime } from './call-partner.ts';
import { upsertTurn } from './calls.repository.ts';
import type { KeptTurn, Owed } from './domain/go-on.ts';
import type { CallCommand, CallHappening, SayAbout, TurnState } from './domain/turn-taking/index.ts';
import { makeUtterance } from './make-utterance.ts';
import type { OwnSounds } from './own-sounds.ts';
import type { SpeakingPace } from './speaking-pace.ts';
import type { Transcript } from './transcript.ts';
import type { VoiceOut } from './voice-out.ts';

export interface UtterancesDependencies {
  partner: CallPartner;
  synthesizer: SpeechSynthesizer;
  pace: SpeakingPace;
  callUuid: string;
  language: Locale;
  keeper: CallKeeper;
  transcript: Transcript;
  voice: VoiceOut;
  /** On the call's clock. */
  now(): number;
  /** A moment on the call's clock, less all that it was held before. */
  withoutHolds(ms: number): number;
  /** How something was said, where the partner asks. */
  howSaid(said: SpokenTime & { text: string }): Promise<Delivery> | undefined;
  /** The person's own sound, for a partner who keeps it. */
  sounds: Pick<OwnSounds, 'of'>;
  happen(happening: CallHappening): void;
  log: { warn(facts: object, message: string): void };
}

type Handled = Exclude<
  CallCommand['type'],
  'transcribe' | 'cancel-transcription' | 'hearing' | 'notice' | 'measured' | 'show' | 'end'
>;
type HandledCommand = Extract<CallCommand, { type: Handled }>;

/** What the person and the coach say in one call: made, played, kept. */
export interface Utterances {
  carryOut(command: HandledCommand, state: TurnState): void;
  /** Forgets what is over, once all commands of a step are carried out. */
  tidy(state: TurnState): void;
  /** What is taken while `happens` runs came under that client id. */
  typing(clientMessageId: string, happens: () => void): void;
  /** Makes what another instance left unsaid. */
  owe(owed: Owed): void;
  close(): void;
}

interface Making {
  id: number;
  kind: UtteranceKind;
  turnId: number | null;
  messageUuid: string | null;
  /** Heard before on other instances. */
  heardBefore: string;
  abort: AbortController;
  text: string;
  beside: unknown;
  /** The voice failed, and the rest is shown; what sound there is may still be heard. */
  shown: boolean;
  complete: boolean;
}

const isConversation = (kind: UtteranceKind) => kind === 'answer' || kind === 'greeting' || kind === 'apology';

export function createUtterances(dependencies: UtterancesDependencies): Utterances {
  const {
    partner,
    synthesizer,
    pace,
    callUuid,
    language,
    keeper,
    transcript,
    voice,
    now,
    withoutHolds,
    howSaid,
    sounds,
    happen,
    log,
  } = dependencies;
  const makings = new Map<number, Making>();
  const onClock = ({ fromMs, toMs }: SpokenTime) => ({ fromMs: withoutHolds(fromMs), toMs: withoutHolds(toMs) });
  let typedAs: string | null = null;

  const keepTurn = ({ id }: KeptTurn) => {
    keeper.keep(async () => async (tx) => {
      const turn = transcript.get(id);
      if (turn) await upsertTurn(tx, { ...turn, callUuid });
    });
  };

  function takeTurn({ turnId, text, how, fromMs, toMs }: Extract<CallCommand, { type: 'take-turn' }>): void {
    const messageUuid = transcript.get(turnId)?.messageUuid ?? randomUUID();
    const clientMessageId = how === 'typed' ? typedAs : null;
    const atMs = Math.round(fromMs);
    const turn = { id: turnId, author: 'person', how, text, heard: text, status: 'done', atMs, messageUuid } as const;
    transcript.put({ ...turn, kind: null, turnId: null });
    const spoken = how === 'spoken' ? { fromMs: atMs, toMs: Math.round(toMs) } : null;
    const asked = spoken ? howSaid({ ...spoken, text }) : undefined;
    const said = spoken && onClock(spoken);
    const handOn = spoken ? sounds.of(spoken) : undefined;
    keeper.keep(async () => {
      const [judgement, delivery] = await Promise.all([partner.judge(text), asked]);
      if (judgement.removed) transcript.change(turnId, { text: '', heard: '', status: 'withdrawn' });
      else if (said) handOn?.({ messageUuid, atMs: said.fromMs });
      return async (tx, ownerId) => {
        await partner.keepSaid(tx, { ownerId, messageUuid, clientMessageId, text, judgement, spoken: said, delivery });
        const kept = transcript.get(turnId);
        if (kept) await upsertTurn(tx, { ...kept, callUuid });
      };
    });
  }

  function begin(
    id: number,
    kind: UtteranceKind,
    turnId: number | null,
    pieces: (signal: AbortSignal) => AsyncIterable<PartnerPiece>,
    goesOn?: KeptTurn,
  ): void {
    const making: Making = {
      id,
      kind,
      turnId,
      messageUuid: isConversation(kind) ? (goesOn?.messageUuid ?? randomUUID()) : null,
      heardBefore: goesOn ? heardOf(goesOn) : '',
      abort: new AbortController(),
      text: '',
      beside: undefined,
      shown: false,
      complete: false,
    };
    makings.set(id, making);
    const track = voice.track({ id, kind, turnId });
    const isMine = () => makings.get(id) === making;
    makeUtterance(pieces(making.abort.signal), {
      language,
      partner,
      synthesizer,
      pace,
      now,
      judged: kind === 'answer',
      signal: making.abort.signal,
      isSilent: () => making.shown,
      room: () => track.room(),
      onVoiceFailed(cause) {
        if (!isMine()) return;
        log.warn({ err: cause, call: callUuid }, 'The voice failed, and the rest is shown');
        track.finish();
        happen({ type: 'utterance-failed', utteranceId: id, by: 'voice' });
      },
      onFirstToken: () => happen({ type: 'first-token', utteranceId: id }),
      onText: (text) => (making.text = text),
      onBeside: (beside) => (making.beside = beside),
      onClip(made) {
        if (!isMine()) return;
        track.add(made);
        happen({ type: 'clip', utteranceId: id, clip: made.clip });
      },
    }).then(
      () => {
        if (!isMine()) return;
        making.complete = true;
        track.finish();
        if (transcript.get(id)) keepTurn(transcript.change(id, { text: making.text.trim() })!);
        if (making.shown) showRest(making);
        else happen({ type: 'utterance-complete', utteranceId: id });
      },
      (error: unknown) => {
        if (!isMine() || making.abort.signal.aborted) return;
        making.complete = true;
        log.warn({ err: error, call: callUuid }, 'There is no answer, or no more of it');
        track.finish();
        happen({ type: 'utterance-failed', utteranceId: id, by: 'model' });
      },
    );
  }

  /** An answer that is broken off again and again has a turn on each instance. */
  const heardOf = ({ messageUuid }: KeptTurn) => {
    const parts = transcript.turns.filter((turn) => turn.messageUuid !== null && turn.messageUuid === messageUuid);
    return parts.flatMap(({ heard }) => heard || []).join(' ');
  };

  /** The words without their sound: all of them are kept. */
  function showRest(making: Making): void {
    const { id, kind, turnId, messageUuid } = making;
    const text = making.text.trim();
    if (text === '') return;
    const turn = { id, kind, turnId, messageUuid, author: 'coach', how: 'shown', text, heard: text } as const;
    transcript.put({ ...turn, status: 'done', atMs: transcript.get(id)?.atMs ?? Math.round(now()) });
    keepHeard(making, text, true);
  }

  function keepHeard({ id, messageUuid, heardBefore, beside }: Making, text: string, whole: boolean): void {
    const toMs = Math.round(now());
    keeper.keep(async () => async (tx, ownerId) => {
      const turn = transcript.get(id);
      if (turn) await upsertTurn(tx, { ...turn, callUuid });
      if (messageUuid === null) return;
      const heard = [heardBefore, text].filter(Boolean).join(' ');
      const spoken = onClock({ fromMs: turn?.atMs ?? toMs, toMs });
      await partner.keepHeard(tx, { ownerId, messageUuid, text: heard, whole, spoken, beside });
    });
  }

  function remember(command: Extract<CallCommand, { type: 'remember' }>, state: TurnState): void {
    const making = makings.get(command.utteranceId);
    if (!making || making.shown) return;
    const isOver = state.sounding?.utterance.id !== making.id;
    const status = command.whole ? 'done' : isOver ? 'interrupted' : 'going-on';
    transcript.change(making.id, { heard: command.text, text: making.text.trim(), status });
    keepHeard(making, command.text, command.whole);
  }

  function forget(id: number): void {
    makings.get(id)?.abort.abort();
    makings.delete(id);
    voice.withdraw(id);
  }

  function withdraw(id: number): void {
    forget(id);
    if (transcript.get(id)) keepTurn(transcript.change(id, { status: 'withdrawn', heard: '' })!);
  }

  function play(id: number): void {
    const making = makings.get(id);
    if (!making) return;
    // All of it stands there already where it was shown.
    if (!making.shown || !making.complete) keepTurn(transcript.put(begunTurn(making)));
    voice.play(id);
  }

  function begunTurn({ id, kind, turnId, messageUuid, text }: Making): KeptTurn {
    const turn = { id, kind, turnId, messageUuid, author: 'coach', how: 'spoken', heard: '' } as const;
    return { ...turn, text: text.trim(), status: 'going-on', atMs: Math.round(now()) };
  }

  function showAsText(id: number): void {
    const making = makings.get(id);
    if (!making || making.shown) return;
    making.shown = true;
    // What is still being written is shown once it is there.
    if (making.complete) showRest(making);
  }

  function drop(id: number, afterMs: number | undefined): void {
    voice.drop(id, afterMs);
    const making = makings.get(id);
    if (making && !making.shown) making.abort.abort();
  }

  async function* answer(asked: { turnId: number; text: string }, signal: AbortSignal): AsyncGenerator<PartnerPiece> {
    // What was said before stands in the conversation.
    await keeper.settled();
    signal.throwIfAborted();
    const messageUuid = transcript.get(asked.turnId)?.messageUuid ?? undefined;
    yield* partner.answer({
      text: asked.text,
      messageUuid,
      seed: `${callUuid}/${asked.turnId}`,
      atMs: withoutHolds(now()),
      signal,
    });
  }

  async function* words(text: string | Promise<string>): AsyncGenerator<PartnerPiece> {
    yield { type: 'text', text: await text };
  }

  function say(kind: Exclude<UtteranceKind, 'answer'>, about: SayAbout | undefined) {
    if (kind === 'greeting') return words(partner.greeting());
    return words(kind === 'repeat' ? lastLine() : partner.line(kind, about));
  }

  /** As much as was said of what stands in the conversation last. */
  const lastLine = () =>
    transcript.turns.findLast(({ author, messageUuid, heard }) => author === 'coach' && messageUuid && heard)?.heard ??
    '';

  return {
    carryOut(command, state) {
      switch (command.type) {
        case 'take-turn':
          return takeTurn(command);
        case 'answer':
          return begin(command.utteranceId, 'answer', command.turnId, (signal) => answer(command, signal));
        case 'say':
          return begin(command.utteranceId, command.kind, null, () => say(command.kind, command.about));
        case 'commit':
          return;
        case 'withdraw':
          return withdraw(command.utteranceId);
        case 'play':
          return play(command.utteranceId);
        case 'lower':
        case 'restore':
        case 'pause':
        case 'resume':
          return voice.tell(command.utteranceId, command.type);
        case 'drop':
          return drop(command.utteranceId, command.afterMs);
        case 'remember':
          return remember(command, state);
        case 'show-as-text':
          return showAsText(command.utteranceId);
      }
    },
    tidy({ sounding, waiting }) {
      for (const { id, shown, complete } of makings.values()) {
        const isWritten = shown && !complete;
        if (!isWritten && sounding?.utterance.id !== id && !waiting.some((one) => one.id === id)) forget(id);
      }
    },
    typing(clientMessageId, happens) {
      typedAs = clientMessageId;
      happens();
      typedAs = null;
    },
    owe({ utteranceId, kind, turnId, brokenOff, text }) {
      if (brokenOff) {
        keepTurn(transcript.change(brokenOff.id, { status: 'interrupted' })!);
        return begin(utteranceId, kind, turnId, () => words(text), brokenOff);
      }
      begin(utteranceId, kind, turnId, (signal) => answer({ turnId: turnId ?? 0, text }, signal));
    },
    close() {
      for (const id of [...makings.keys()]) forget(id);
    },
  };
}
