import {
  callCloseCodes,
  type CallFrame,
  listenBounds,
  type ListenClientMessage,
  type LiveMeasures,
} from '@greenroom/contracts';
import type { Transcriber } from '@greenroom/ports/transcriber';
import type { VoiceActivity } from '@greenroom/ports/voice-activity';
import { every, type Clock } from '@greenroom/ports/clock';
import { sharesSoFar, soFar } from '../domain/live-measures.ts';
import type { MeetingTurn } from '../domain/meeting-turn.ts';
import { dueNudge } from '../domain/nudges.ts';
import { type HeardChannel, hearChannel, type Stretch } from './hear-channel.ts';
import { heardTurn } from './heard-turn.ts';
import type { ListenConnection } from './listen-connection.ts';

export interface ListeningDependencies {
  engines: { voiceActivity: VoiceActivity; transcriber: Transcriber };
  clock: Clock;
  /** Stores a turn. @throws ApiFailure if the meeting is over */
  keep(turn: MeetingTurn): Promise<void>;
  onOver(): void;
  log: { warn(facts: object, message: string): void };
}

export interface ListenedMeeting {
  conversationUuid: string;
  language: string;
  /**
   * Whose words are transcribed: others' only if they agreed, none if this machine does not understand the language.
   */
  words: 'everyone’s' | 'one’s own' | 'none';
  /** What was heard on earlier connections. */
  heard: readonly MeetingTurn[];
  /** How long ago the meeting began, in ms. */
  goneMs: number;
}

type CloseCode = (typeof callCloseCodes)[keyof typeof callCloseCodes];

/** At most this many turns wait for transcription; further ones are stored without words. */
const mostWaiting = 12;
/** A turn that takes longer to transcribe is stored without words. In ms. */
const understoodWithinMs = 30_000;

/**
 * Listens to a meeting while the page's socket is open: cuts speech into turns, has them transcribed, stores each turn
 * and sends live measures. Never speaks.
 */
export class MeetingListener {
  readonly #with: ListeningDependencies;
  readonly #meeting: ListenedMeeting;
  readonly #line: ListenConnection;
  /** When the meeting began, on the connection's clock. */
  readonly #zero: number;
  readonly #turns: MeetingTurn[];
  readonly #names = new Map<number, string>();
  readonly #channels = new Map<number, HeardChannel>();
  /** Turns spoken but not yet transcribed: their speakers count before their words are known. */
  readonly #waiting = new Set<MeetingTurn>();
  readonly #stopTelling: () => void;
  #fullChannels = 0;
  #understood = true;
  #told: ReturnType<typeof soFar>;
  #nudge: LiveMeasures['nudge'] = null;
  #work = Promise.resolve();
  #over: Promise<void> | undefined;

  constructor(dependencies: ListeningDependencies, meeting: ListenedMeeting, line: ListenConnection) {
    this.#with = dependencies;
    this.#meeting = meeting;
    this.#line = line;
    this.#zero = dependencies.clock.now() - meeting.goneMs;
    this.#turns = [...meeting.heard];
    this.#told = soFar(this.#turns);
    this.#stopTelling = every(dependencies.clock, listenBounds.liveEveryMs, () => this.#tell());
    line.pause(false);
    line.send({ type: 'live', live: this.#live() });
    line.listen({
      onMessage: (message) => this.#takeMessage(message),
      onFrame: (frame) => this.#takeFrame(frame),
      onClose: () => void this.settle(),
    });
  }

  /** Stops listening. Resolves once everything said is stored. */
  settle(code?: CloseCode): Promise<void> {
    this.#over ??= this.#settleOnce(code);
    return this.#over;
  }

  async #settleOnce(code: CloseCode | undefined): Promise<void> {
    this.#stopTelling();
    for (const channel of this.#channels.values()) channel.close();
    this.#channels.clear();
    await this.#work;
    this.#with.onOver();
    if (code === undefined) this.#line.send({ type: 'settled' });
    this.#line.close(code ?? callCloseCodes.ended);
  }

  #takeMessage(message: ListenClientMessage): void {
    if (message.type === 'channel') return void this.#names.set(message.channel, message.speaker);
    if (message.type === 'finish') return void this.settle();
    this.#line.close(callCloseCodes.flood);
  }

  #takeFrame(frame: CallFrame): void {
    if (this.#over) return;
    const channel = frame.utteranceId;
    const isKnown = channel === 0 || this.#names.has(channel);
    if (!isKnown) return this.#line.close(callCloseCodes.flood);
    this.#channel(channel).take(frame);
  }

  #channel(channel: number): HeardChannel {
    const known = this.#channels.get(channel);
    if (known) return known;
    const { engines, clock } = this.#with;
    const opened = hearChannel({
      voiceActivity: engines.voiceActivity,
      clock,
      onStretch: (stretch) => this.#takeStretch(channel, stretch),
      onTrouble: this.#warn('Voice activity detection failed; speech may be missed until it recovers'),
      onFull: (isFull) => {
        this.#fullChannels += isFull ? 1 : -1;
        this.#line.pause(this.#fullChannels > 0);
      },
    });
    this.#channels.set(channel, opened);
    return opened;
  }

  #takeStretch(channel: number, { pcm, ...stretch }: Stretch): void {
    const isLate = this.#waiting.size >= mostWaiting;
    const times = { ...this.#sinceBegin(stretch), voiced: stretch.voiced.map((one) => this.#sinceBegin(one)) };
    const untold = heardTurn(this.#nameOf(channel), times, undefined);
    this.#waiting.add(untold);
    const understand = async () => {
      const text = isLate ? undefined : await this.#wordsOf(channel, pcm);
      const turn = heardTurn(this.#nameOf(channel), times, text);
      await this.#with.keep(turn);
      this.#waiting.delete(untold);
      this.#turns.push(turn);
      this.#turns.sort((a, b) => (a.beganMs ?? 0) - (b.beganMs ?? 0));
      this.#told = soFar(this.#turns);
    };
    this.#work = this.#work
      .then(understand)
      .catch((error: unknown) => {
        this.#warn('Storing a heard turn failed; ending this listening session')(error);
        void this.settle(callCloseCodes.ended);
      })
      .finally(() => this.#waiting.delete(untold));
  }

  async #wordsOf(channel: number, pcm: Int16Array): Promise<string | undefined> {
    const { words, language } = this.#meeting;
    if (words === 'none' || (channel !== 0 && words !== 'everyone’s')) return undefined;
    const signal = AbortSignal.timeout(understoodWithinMs);
    try {
      const { text } = await this.#with.engines.transcriber.transcribe({ pcm, language, signal });
      this.#tellUnderstood(true);
      return text;
    } catch (error) {
      this.#warn('Transcribing speech in a meeting failed; keeping the turn without words')(error);
      this.#tellUnderstood(false);
      return undefined;
    }
  }

  #tellUnderstood(now: boolean): void {
    if (now !== this.#understood) this.#line.send({ type: 'words', understood: now });
    this.#understood = now;
  }

  /** Runs at every live update. */
  #tell(): void {
    if (this.#over) return;
    if (this.#gone() > listenBounds.longestMs) return void this.settle(callCloseCodes.ended);
    for (const channel of this.#channels.values()) channel.look();
    this.#line.checkAlive();
    this.#line.send({ type: 'live', live: this.#live() });
  }

  #live(): LiveMeasures {
    const untold = [...this.#waiting, ...this.#openTurns()];
    const atMs = this.#gone();
    const { turns, told } = this.#told;
    const now = [...turns, ...untold.map((turn) => ({ ...turn, speaker: turn.you ? 'you' : turn.speaker }))].map(
      ({ speaker, text, beganMs, endedMs }) => ({
        ...{ speaker, text },
        beganMs: beganMs ?? undefined,
        endedMs: endedMs ?? undefined,
      }),
    );
    const kind = dueNudge(now, atMs, this.#nudge?.atMs ?? this.#meeting.goneMs);
    if (kind) this.#nudge = { kind, atMs };
    return { atMs, ...sharesSoFar([...this.#turns, ...untold]), ...told, nudge: this.#nudge };
  }

  /** The turns being spoken now. */
  #openTurns(): MeetingTurn[] {
    return [...this.#channels].flatMap(([channel, { open }]) =>
      open ? heardTurn(this.#nameOf(channel), { ...this.#sinceBegin(open), voiced: [] }, undefined) : [],
    );
  }

  /** Returns undefined for the account itself. */
  #nameOf(channel: number): string | undefined {
    return channel === 0 ? undefined : (this.#names.get(channel) ?? '');
  }

  /** Returns how long the meeting has lasted, in ms. */
  #gone(): number {
    return this.#afterBegin(this.#with.clock.now());
  }

  #afterBegin(ms: number): number {
    return Math.max(0, Math.round(ms - this.#zero));
  }

  #sinceBegin({ beganMs, endedMs }: { beganMs: number; endedMs: number }): { beganMs: number; endedMs: number } {
    return { beganMs: this.#afterBegin(beganMs), endedMs: this.#afterBegin(endedMs) };
  }

  #warn(message: string): (error: unknown) => void {
    return (error) => this.#with.log.warn({ err: error, meeting: this.#meeting.conversationUuid }, message);
  }
}
