import type { CallCommand } from '../commands.ts';
import type { CallHappening } from '../events.ts';
import { nextMoment, reduce } from '../reduce.ts';
import { turnSettings, type TurnSettings } from '../settings.ts';
import { newTurnState, type CallFacts, type TurnState } from '../state.ts';
import { type Clip, withClip } from '../spoken-part.ts';
import { begunOf, clipOf } from './clip-of.ts';
import { writtenWords } from '../words/doubts.ts';
import { SimulatedPlayer } from './simulated-player.ts';

/** A stretch of sound at the microphone; `text` is its transcript, empty for noise. */
export interface Speech {
  from: number;
  to: number;
  text: string;
}

/** The behaviour of the environment of turn taking. Times in ms. */
export interface SimulatedEnvironment {
  facts: CallFacts;
  settings: TurnSettings;
  transcriberMs: () => number;
  transcriberFails: () => boolean;
  /** The transcriber's confidence. */
  confidence: () => number | undefined;
  /** The level of the speech that it receives. */
  levelDb: () => number | null;
  /** The words that it is unsure of. */
  doubtful: (word: string) => boolean;
  firstTokenMs: () => number;
  /** The coach's greeting. */
  greeting: string;
  /** The coach's answer, in sentences; none if the model fails. */
  answer: (text: string) => string[];
  /** From one sentence's text to its sound. */
  synthesizerMs: () => number;
  /** How long its sound keeps growing after that, in three steps; 0 for all at once. */
  growsMs: () => number;
  synthesizerFails: () => boolean;
  wordMs: number;
  /** One way. */
  networkMs: () => number;
  /** The delay of voice activity. */
  noticeMs: number;
}

/**
 * Only two waits, so that the simulation does not depend on the trained model: 500 ms, and 2.5 s after words that must
 * continue.
 */
const twoWaits: TurnSettings = {
  ...turnSettings,
  endOfTurn: { ...turnSettings.endOfTurn, shortestMs: 500, uncertainMs: 500, longestMs: 2_500 },
};

const idealConditions: SimulatedEnvironment = {
  facts: { language: 'en', ears: 'server', talk: 'hands-free', allowanceMs: null },
  settings: twoWaits,
  transcriberMs: () => 100,
  transcriberFails: () => false,
  confidence: () => undefined,
  levelDb: () => null,
  doubtful: () => false,
  firstTokenMs: () => 100,
  greeting: 'Hello there.',
  answer: () => ['That took some courage to say.', 'What would you like to happen next?'],
  synthesizerMs: () => 50,
  growsMs: () => 0,
  synthesizerFails: () => false,
  wordMs: 300,
  networkMs: () => 20,
  noticeMs: 0,
};

const sayings: Record<string, string> = {
  filler: 'Let me think.',
  'idle-question': 'Still with me?',
  apology: 'Sorry, say that again?',
  acknowledgement: 'Take your time.',
  repeat: 'Hello there.',
  goodbye: 'Goodbye for now.',
};

export interface Logged {
  at: number;
  command: CallCommand;
}

/** Finds commands by type, also in members with several types. */
type Of<Type extends CallCommand['type']> = CallCommand & { type: Type };

/** A call with a simulated environment, in simulated time. */
export class SimulatedCall {
  state: TurnState;
  now = 0;
  steps = 0;
  readonly log: Logged[] = [];
  readonly player = new SimulatedPlayer();
  readonly speeches: Speech[] = [];
  readonly clips = new Map<number, Clip[]>();
  /** Sees each command as it is given; for speakers that react. */
  onCommand: (command: CallCommand, at: number) => void = () => {};
  /** Sees the state after each step. */
  onStep: (state: TurnState) => void = () => {};
  readonly environment: SimulatedEnvironment;
  #queue: { at: number; order: number; run: () => void }[] = [];
  #order = 0;
  #lineUp = true;
  #lastUp = 0;
  #lastDown = 0;
  #made = new Set<number>();
  #cancelled = new Set<number>();

  constructor(environment: Partial<SimulatedEnvironment> = {}) {
    this.environment = { ...idealConditions, ...environment };
    this.state = newTurnState(this.environment.facts);
  }

  at(at: number, run: () => void): void {
    const entry = { at: Math.max(at, this.now), order: this.#order++, run };
    const before = this.#queue.findLastIndex((one) => one.at <= entry.at);
    this.#queue.splice(before + 1, 0, entry);
  }

  /** Schedules an event on the server's side. */
  happens(at: number, happening: CallHappening): void {
    this.at(at, () => this.#give(happening));
  }

  /** Schedules sound at the microphone, detected by voice activity. */
  speaks(
    from: number,
    text: string,
    to = from + Math.max(1, text.split(/\s+/).length) * this.environment.wordMs,
  ): number {
    const { noticeMs } = this.environment;
    this.speeches.push({ from, to, text });
    this.at(from + noticeMs, () => this.#lineUp && this.#give({ type: 'speech-started' }, from));
    this.at(to + noticeMs, () => this.#lineUp && this.#give({ type: 'speech-stopped' }, to));
    return to;
  }

  loses(from: number, to: number): void {
    this.at(from, () => {
      this.#lineUp = false;
      this.#give({ type: 'line-lost' });
    });
    this.at(to, () => {
      this.#lineUp = true;
      this.#give({ type: 'joined' });
      const { sounding } = this.state;
      if (sounding) this.player.play(sounding.utterance.id, sounding.utterance.clips, sounding.playedMs);
      if (sounding) this.player.add(sounding.utterance.id, sounding.utterance.clips);
      this.player.paused = sounding?.sound === 'paused';
    });
  }

  runTo(until: number): this {
    for (;;) {
      const moment = this.state.ended ? null : nextMoment(this.state, this.environment.settings);
      const entry = this.#queue[0];
      const next = Math.min(moment ?? Infinity, entry?.at ?? Infinity);
      if (next > until) break;
      this.#pass(next);
      if (entry && entry.at <= next) this.#queue.shift()!.run();
      else this.#give({ type: 'tick' });
    }
    this.#pass(until);
    return this;
  }

  commands<Type extends CallCommand['type']>(type: Type): (Of<Type> & { at: number })[] {
    return this.log.flatMap(({ at, command }) => (command.type === type ? [{ ...(command as Of<Type>), at }] : []));
  }

  #pass(to: number): void {
    this.now = Math.max(this.now, to);
    this.player.runTo(this.now);
  }

  #give(happening: CallHappening, at = this.now): void {
    const { state, commands } = reduce(this.state, { ...happening, at }, this.environment.settings);
    this.state = state;
    this.steps++;
    for (const command of commands) {
      this.log.push({ at: this.state.now, command });
      this.#carryOut(command);
      this.onCommand(command, this.now);
    }
    this.onStep(state);
  }

  /** Delivers to the page; messages keep their order. */
  #down(run: () => void): void {
    this.#lastDown = Math.max(this.#lastDown, this.now + this.environment.networkMs());
    this.at(this.#lastDown, () => this.#lineUp && run());
  }

  #up(happening: CallHappening): void {
    if (!this.#lineUp) return;
    this.#lastUp = Math.max(this.#lastUp, this.now + this.environment.networkMs());
    this.at(this.#lastUp, () => this.#lineUp && this.#give(happening));
  }

  #carryOut(command: CallCommand): void {
    const { environment, player } = this;
    switch (command.type) {
      case 'transcribe': {
        const { requestId, fromMs } = command;
        const text = this.#writtenDown(fromMs, this.now);
        const failed = environment.transcriberFails();
        const confidence = environment.confidence();
        const levelDb = environment.levelDb();
        const doubts = writtenWords(text).flatMap((word, at) => (environment.doubtful(word) ? [at] : []));
        this.at(this.now + environment.transcriberMs(), () => {
          if (this.#cancelled.has(requestId)) return;
          this.#give(
            failed
              ? { type: 'transcription-failed', requestId }
              : { type: 'transcript', requestId, text, confidence, doubts, levelDb },
          );
        });
        return;
      }
      case 'cancel-transcription':
        return void this.#cancelled.add(command.requestId);
      case 'answer':
        return this.#make(command.utteranceId, environment.answer(command.text), environment.firstTokenMs());
      case 'say':
        return this.#make(
          command.utteranceId,
          [command.kind === 'greeting' ? environment.greeting : sayings[command.kind]!],
          0,
        );
      case 'withdraw':
        return void this.#made.delete(command.utteranceId);
      case 'play':
        return this.#down(() => {
          player.play(command.utteranceId, this.clips.get(command.utteranceId) ?? []);
          this.#report(command.utteranceId);
        });
      case 'pause':
        return this.#down(() => this.#set(command.utteranceId, { paused: true }));
      case 'resume':
        return this.#down(() => this.#set(command.utteranceId, { paused: false }));
      case 'lower':
        return this.#down(() => this.#set(command.utteranceId, { lowered: true }));
      case 'restore':
        return this.#down(() => this.#set(command.utteranceId, { lowered: false }));
      case 'drop':
        this.#made.delete(command.utteranceId);
        return this.#down(() => player.drop(command.utteranceId, command.afterMs));
      default:
    }
  }

  #set(utteranceId: number, change: { paused?: boolean; lowered?: boolean }): void {
    if (this.player.current !== utteranceId) return;
    Object.assign(this.player, change);
    this.#up({ type: 'playback', utteranceId, playedMs: Math.floor(this.player.playedMs(utteranceId)) });
  }

  #report(utteranceId: number): void {
    this.at(this.now + 100, () => {
      if (this.player.current !== utteranceId || this.state.ended) return;
      const { sounding } = this.state;
      // A player that waits for more reports nothing.
      const waits = this.player.isStarved(utteranceId) && sounding?.utterance.complete === false;
      if (!waits) this.#up({ type: 'playback', utteranceId, playedMs: Math.floor(this.player.playedMs(utteranceId)) });
      this.#report(utteranceId);
    });
  }

  #make(utteranceId: number, sentences: string[], firstTokenMs: number): void {
    const { synthesizerMs, synthesizerFails, growsMs, wordMs } = this.environment;
    this.#made.add(utteranceId);
    const ifWanted = (at: number, happening: CallHappening, also = () => {}) =>
      this.at(at, () => {
        if (!this.#made.has(utteranceId)) return;
        also();
        this.#give(happening);
      });
    let at = this.now + firstTokenMs;
    if (sentences.length === 0) return ifWanted(at, { type: 'utterance-failed', utteranceId, by: 'model' });
    ifWanted(at, { type: 'first-token', utteranceId });
    for (const sentence of sentences) {
      at += synthesizerMs();
      if (synthesizerFails()) return ifWanted(at, { type: 'utterance-failed', utteranceId, by: 'voice' });
      const whole = clipOf(`${sentence} `, wordMs);
      this.player.said.set(utteranceId, [...(this.player.said.get(utteranceId) ?? []), whole]);
      const stepMs = growsMs() / 3;
      const steps = stepMs > 0 ? [begunOf(whole, 0.3), begunOf(whole, 0.6), whole] : [whole];
      for (const [step, clip] of steps.entries()) {
        if (step > 0) at += stepMs;
        ifWanted(at, { type: 'clip', utteranceId, clip }, () => {
          const clips = withClip(this.clips.get(utteranceId) ?? [], clip);
          this.clips.set(utteranceId, clips);
          this.#down(() => this.player.add(utteranceId, clips));
        });
      }
    }
    ifWanted(at, { type: 'utterance-complete', utteranceId });
  }

  /** Returns the transcript of the sound in a period: words spoken to their end. */
  #writtenDown(from: number, to: number): string {
    return this.speeches
      .filter((speech) => speech.to > from && speech.from < to)
      .map((speech) => {
        const words = speech.text.split(/\s+/).filter(Boolean);
        const wordAt = (at: number) => {
          const share = (at - speech.from) / (speech.to - speech.from);
          return Math.floor(Math.max(0, Math.min(1, share)) * words.length + 1e-9);
        };
        return words.slice(wordAt(from), wordAt(to)).join(' ');
      })
      .filter((text) => text !== '')
      .join(' ');
  }
}
