import {
  callBounds,
  callCloseCodes,
  type CallClientMessage,
  type CallEnd,
  callProtocol,
  type CallServerMessage,
  type CallState,
  type TurnMeasures,
} from '@greenroom/contracts';
import type { Database } from '@greenroom/database';
import type { SpeechSynthesizer } from '@greenroom/ports/speech-synthesizer';
import type { Transcriber } from '@greenroom/ports/transcriber';
import type { VoiceActivity } from '@greenroom/ports/voice-activity';
import { beginCall } from './begin-call.ts';
import { type DeliveryLog, deliveryLog } from './delivery-log.ts';
import { type CallWriter, createCallWriter } from './call-writer.ts';
import { createMicrophone, leadMs, type Microphone } from '@greenroom/audio';
import { every, type Clock } from '@greenroom/ports/clock';
import type { CallConnection } from './call-connection.ts';
import type { CallPartner, VoiceAllowance } from './call-partner.ts';
import {
  type CallLease,
  type CallProgress,
  type CallRow,
  dropCall,
  keepEnd,
  keepMeasures,
  type TurnRow,
} from './calls.repository.ts';
import type { PendingUtterance } from './domain/go-on.ts';
import { heardWords } from './domain/heard-words.ts';
import { holds } from './domain/holds.ts';
import { speechLevel } from './domain/speech-level.ts';
import {
  type CallCommand,
  type CallHappening,
  nextMoment,
  reduce,
  shownState,
  type TurnSettings,
  type TurnState,
} from '@greenroom/turn-taking';
import { callVocabulary } from './domain/call-vocabulary.ts';
import { type OwnSounds, ownSounds } from './own-sounds.ts';
import { happeningOf } from './page-says.ts';
import type { ProgressWriter } from './progress-writer.ts';
import type { SpeakingPace } from './speaking-pace.ts';
import { type TalkedMinutes, talkedMinutes } from './talked-minutes.ts';
import { openTranscript, type Transcript } from './transcript.ts';
import { createTranscripts, type Transcripts } from './transcripts.ts';
import { Utterances } from './utterances.ts';
import { VoiceOut } from './voice-out.ts';

export interface CallEngines {
  voiceActivity: VoiceActivity;
  transcriber: Transcriber;
  synthesizer: SpeechSynthesizer;
}

export interface RunningCallDependencies {
  db: Database;
  progressWriter: ProgressWriter;
  pace: SpeakingPace;
  engines: CallEngines;
  partner: CallPartner;
  allowance: VoiceAllowance;
  settings: TurnSettings;
  clock: Clock;
  onTurn?: ((measures: TurnMeasures) => void) | undefined;
  log: { warn(facts: object, message: string): void; error(facts: object, message: string): void };
  /** Called when this instance no longer runs the call: it has ended, or another instance has it. */
  onOver(): void;
}

/** How often the call's sign of life is stored, in ms. */
const beatEveryMs = 5_000;
/** Shortest stretch of past audio to keep, in ms. */
const keptSoundMs = 10_000;

/** A call that this instance takes over. */
export interface TakenCall {
  call: CallRow;
  lease: CallLease;
  turns: readonly TurnRow[];
}

/** A call that this instance runs. */
export class RunningCall {
  readonly #with: RunningCallDependencies;
  readonly #call: CallRow;
  readonly #lease: CallLease;
  /** The call's clock and the machine's when this instance took it. */
  readonly #begun: { callMs: number; clockMs: number };
  readonly #transcript: Transcript;
  readonly #voice: VoiceOut;
  readonly #held = holds();
  readonly #delivery: DeliveryLog | undefined;
  readonly #microphone: Microphone;
  readonly #transcripts: Transcripts;
  readonly #writer: CallWriter;
  readonly #talked: TalkedMinutes;
  readonly #sounds: OwnSounds;
  readonly #utterances: Utterances;
  readonly #endPulse: () => void;

  #state: TurnState;
  /** What the coach still has to say; it begins once the page is connected. */
  #owed: PendingUtterance | undefined;
  #line: CallConnection | undefined;
  #taken: number;
  #askedFromMs = 0;
  #beatenAt: number;
  #cancelTick = () => {};
  #over = false;
  #paused = false;

  /** @param lastFrame the last voice frame that the page has from earlier instances */
  constructor(dependencies: RunningCallDependencies, { call, lease, turns }: TakenCall, lastFrame: number) {
    const { clock, engines, partner, allowance } = dependencies;
    this.#with = dependencies;
    this.#call = call;
    this.#lease = lease;
    this.#taken = call.taken;
    this.#beatenAt = clock.now();
    this.#begun = {
      callMs: Math.max(call.clockMs, Date.now() - call.startedAt.getTime()),
      clockMs: clock.now(),
    };
    const { state, owed } = beginCall(
      call,
      turns,
      { transcriber: engines.transcriber, obeys: partner.manner !== undefined },
      this.#now(),
    );
    this.#state = state;
    this.#owed = owed;
    if (state.onHoldSince !== null) this.#held.hold(true, state.onHoldSince);
    const page = {
      send: (message: CallServerMessage) => this.#send(message),
      sendFrame: (bytes: Uint8Array) => this.#line?.sendFrame(bytes),
    };
    this.#transcript = openTranscript(turns, (turn) => this.#send({ type: 'turn', turn }));
    this.#voice = new VoiceOut(page, lastFrame + 1);
    this.#delivery = partner.asksHow ? deliveryLog(this.#held.without) : undefined;
    this.#microphone = this.#openMicrophone();
    this.#transcripts = this.#openTranscripts();
    this.#writer = this.#openKeeper();
    this.#talked = talkedMinutes({ writer: this.#writer, allowance, payer: call.payer }, call.talkedMs, (inAllMs) =>
      this.#limitTo(inAllMs),
    );
    this.#sounds = ownSounds(
      partner,
      (fromMs) => this.#microphone.since(fromMs),
      this.#warn('Storing a recording of the caller’s voice failed; the call continues without it'),
    );
    this.#utterances = this.#openUtterances();
    this.#endPulse = every(clock, callBounds.pulseMs, () => this.#beat());
  }

  /** Connects a page and disconnects the one before it. */
  attach(line: CallConnection, hello: Extract<CallClientMessage, { type: 'hello' }>): void {
    this.#leaveLine(callCloseCodes.superseded);
    if (this.#over || this.#state.ended) return line.close(callCloseCodes.refused);
    this.#microphone.reset();
    this.#line = line;
    line.pause(this.#paused);
    this.#listenTo(line);
    const resumed = this.#state.joined || this.#call.attempt > 1;
    // Later the page reports each change itself; a reloaded page does not know the mode.
    if (!resumed && hello.talk !== this.#state.talk) this.#happen({ type: 'talk-mode', mode: hello.talk });
    this.#welcome(resumed);
    this.#voice.resume(hello.lastFrame);
    this.#happen({ type: 'joined' });
    if (this.#owed) this.#utterances.owe(this.#owed);
    this.#owed = undefined;
  }

  /** Checks at once whether the call was ended or taken over elsewhere. */
  look(): void {
    this.#writer.touch();
  }

  async hangUp(why: CallEnd): Promise<void> {
    this.#happen({ type: 'hang-up', why });
    await this.#writer.settled();
  }

  /** Releases the call, so that another instance can continue. */
  async release(): Promise<void> {
    if (this.#over) return;
    // Handled like a lost connection: what was heard until now is stored.
    this.#happen({ type: 'line-lost' });
    this.#writer.keep();
    await this.#leave(callCloseCodes.goingAway);
    await dropCall(this.#with.db, this.#lease).catch(
      this.#warn('Releasing the call failed; another server takes over when its lease expires'),
    );
  }

  #openMicrophone(): Microphone {
    return createMicrophone(
      {
        voiceActivity: this.#with.engines.voiceActivity,
        now: () => this.#now(),
        onEdge: (type, at) => {
          this.#delivery?.edge(type, at);
          this.#happen({ type }, at);
        },
        onTrouble: this.#warn('Voice activity detection failed; speech may be missed until it recovers'),
        onFull: (full) => {
          this.#paused = full;
          this.#line?.pause(full);
        },
      },
      this.#call.framesTaken,
    );
  }

  #openTranscripts(): Transcripts {
    const warn = this.#warn('Transcribing speech in the call failed');
    return createTranscripts(this.#with.engines.transcriber, this.#call.language, {
      onTranscript: (requestId, transcript, levelDb) => {
        const { confidence, words } = transcript;
        this.#delivery?.words(this.#askedFromMs - leadMs, words);
        const heard = heardWords(transcript, this.#vocabulary());
        this.#happen({ type: 'transcript', requestId, ...heard, confidence, levelDb });
      },
      onFailure: (requestId, error) => {
        warn(error);
        this.#happen({ type: 'transcription-failed', requestId });
      },
    });
  }

  #vocabulary(): readonly string[] {
    const { language } = this.#call;
    return callVocabulary(language, this.#with.partner.manner?.vocabulary ?? [], this.#transcript.turns);
  }

  #openKeeper(): CallWriter {
    const { db, progressWriter, clock, log } = this.#with;
    const { uuid, taken, framesTaken } = this.#call;
    return createCallWriter(
      {
        db,
        progressWriter,
        clock,
        lease: this.#lease,
        progress: () => this.#progress(),
        onLost: () => void this.#leave(callCloseCodes.superseded),
        onEnded: (why) => this.#happen({ type: 'hang-up', why }),
        onTrouble: (error) =>
          log.error({ err: error, call: uuid }, 'Storing part of a call failed after all retries; the call continues'),
      },
      { taken, framesTaken },
    );
  }

  #openUtterances(): Utterances {
    const { partner, engines, pace, log } = this.#with;
    return new Utterances({
      partner,
      synthesizer: engines.synthesizer,
      pace,
      callUuid: this.#call.uuid,
      language: this.#call.language,
      writer: this.#writer,
      transcript: this.#transcript,
      voice: this.#voice,
      now: () => this.#now(),
      withoutHolds: this.#held.without,
      howSaid: (said) => this.#delivery?.of(said, this.#microphone.since(said.fromMs)),
      sounds: this.#sounds,
      happen: (happening) => this.#happen(happening),
      log,
    });
  }

  /** The current time on the call's clock, in ms. */
  #now(): number {
    return this.#begun.callMs + this.#with.clock.now() - this.#begun.clockMs;
  }

  #send(message: CallServerMessage): void {
    this.#line?.send(message);
  }

  #warn(message: string): (error: unknown) => void {
    return (error) => this.#with.log.warn({ err: error, call: this.#call.uuid }, message);
  }

  #progress(): CallProgress {
    const { talkedMs, muted, onHoldSince, talk } = this.#state;
    return {
      talkedMs: Math.round(talkedMs),
      clockMs: Math.round(this.#now()),
      taken: this.#taken,
      framesTaken: this.#microphone.lastBefore(this.#openSince()),
      muted,
      onHold: onHoldSince !== null,
      talk,
    };
  }

  /** Returns from when on audio may still have to be transcribed. */
  #openSince(): number {
    return Math.min(this.#state.listening?.unstoredFrom ?? Infinity, this.#now());
  }

  #forgetSound(): void {
    const { unanswered } = this.#state;
    const settled = this.#now() - this.#with.settings.endOfTurn.settleAfterMs - keptSoundMs;
    const goingOn = Math.max(settled, unanswered?.how === 'spoken' ? unanswered.from : Infinity);
    const longestAgo = this.#now() - callBounds.keepMicrophoneMs;
    this.#microphone.forgetBefore(Math.max(longestAgo, Math.min(this.#openSince(), goingOn)));
  }

  /** Limits the total talking time. */
  #limitTo(inAllMs: number): void {
    const { allowanceMs } = this.#state;
    if (allowanceMs !== null) this.#state = { ...this.#state, allowanceMs: Math.min(allowanceMs, inAllMs) };
  }

  #leftMs(): number | null {
    const { allowanceMs, talkedMs } = this.#state;
    return allowanceMs === null ? null : Math.max(0, Math.round(allowanceMs - talkedMs));
  }

  #happen(happening: CallHappening, at = this.#now()): void {
    if (this.#state.ended || this.#over) return;
    const { settings, clock } = this.#with;
    const wasHeld = this.#state.onHoldSince !== null;
    const step = reduce(this.#state, { ...happening, at }, settings);
    this.#state = step.state;
    const isHeld = this.#state.onHoldSince !== null;
    if (isHeld !== wasHeld) this.#held.hold(isHeld, at);
    for (const command of latest(step.commands)) this.#carryOut(command);
    this.#utterances.tidy(this.#state);
    this.#cancelTick();
    const next = nextMoment(this.#state, settings);
    if (next === null || this.#over) return;
    this.#cancelTick = clock.after(Math.max(1, next - this.#now()), () => this.#happen({ type: 'tick' }));
  }

  #carryOut(command: CallCommand): void {
    switch (command.type) {
      case 'transcribe':
        this.#with.partner.makeReady?.();
        this.#askedFromMs = command.fromMs;
        return this.#transcribe(command.requestId, command.fromMs);
      case 'cancel-transcription':
        return this.#transcripts.cancel(command.requestId);
      case 'hearing':
        return this.#send({ type: 'hearing', text: command.text, ...doubtsOf(command.doubts) });
      case 'notice':
        return this.#send({
          type: 'notice',
          notice: command.notice,
          ...(command.leftMs !== undefined && { leftMs: Math.round(command.leftMs) }),
        });
      case 'measured':
        return this.#measured(command.measures);
      case 'show':
        return this.#send({ type: 'state', state: shownOnWire(command.state) });
      case 'end':
        return void this.#end(command.why);
      default:
        return this.#utterances.carryOut(command, this.#state);
    }
  }

  #transcribe(requestId: number, fromMs: number): void {
    const pcm = this.#microphone.since(fromMs);
    this.#transcripts.ask(requestId, {
      pcm,
      fromMs,
      levelDb: speechLevel(pcm),
      vocabulary: this.#vocabulary(),
    });
  }

  #measured(measures: TurnMeasures): void {
    if (measures.interruptions === 0) this.#with.onTurn?.(measures);
    this.#send({ type: 'measures', measures });
    this.#writer.keep(async () => (tx) => keepMeasures(tx, this.#call.uuid, measures));
  }

  #takeMessage(message: CallClientMessage): void {
    if (message.type === 'hello') return this.#line?.close(callCloseCodes.flood);
    if (message.type === 'playback') {
      this.#voice.heard(message.utteranceId, message.playedMs);
      return this.#happen({ type: 'playback', utteranceId: message.utteranceId, playedMs: message.playedMs });
    }
    if (message.seq <= this.#taken) return;
    if (message.seq > this.#taken + 1) return this.#line?.close(callCloseCodes.flood);
    this.#taken = message.seq;
    if (message.type === 'typed')
      this.#utterances.typing(message.clientMessageId, () => this.#happen({ type: 'typed', text: message.text }));
    else this.#happen(happeningOf(message));
    if (message.type === 'mute' && message.muted) this.#microphone.reset();
    this.#writer.touch();
  }

  /** Runs at each tick. */
  #beat(): void {
    if (this.#line) {
      this.#happen({ type: 'tick' });
      const pulse = { nowMs: Math.round(this.#now()), ...this.#writer.safe, leftMs: this.#leftMs() };
      this.#send({ type: 'pulse', ...pulse, ...(this.#microphone.isLate && { heardLate: true }) });
      this.#line?.checkAlive();
    }
    this.#forgetSound();
    const clockMs = this.#with.clock.now();
    if (clockMs - this.#beatenAt >= beatEveryMs) {
      this.#beatenAt = clockMs;
      this.#writer.touch();
    }
    this.#talked.take(this.#state.talkedMs);
  }

  #listenTo(line: CallConnection): void {
    const isOurs = () => this.#line === line;
    line.listen({
      onMessage: (message) => {
        if (isOurs()) this.#takeMessage(message);
      },
      onFrame: (frame) => {
        if (isOurs() && !this.#state.muted) this.#microphone.take(frame);
      },
      onClose: () => {
        if (!isOurs()) return;
        this.#line = undefined;
        this.#microphone.reset();
        this.#happen({ type: 'line-lost' });
        this.#writer.touch();
      },
    });
  }

  /** @param resumed whether a page was connected before */
  #welcome(resumed: boolean): void {
    const state = this.#state;
    this.#send({
      type: 'welcome',
      version: callProtocol,
      resumed,
      taken: this.#taken,
      framesTaken: this.#microphone.received,
      nowMs: Math.round(this.#now()),
      // A resumed call is shown as it was, although its page is only connecting.
      state: shownOnWire(shownState({ ...state, joined: state.joined || state.lineLostAt !== null })),
      language: this.#call.language,
      talk: state.talk,
      muted: state.muted,
      turns: this.#transcript.turns,
      leftMs: this.#leftMs(),
    });
  }

  #leaveLine(code: CloseCode): void {
    const line = this.#line;
    this.#line = undefined;
    if (!line) return;
    line.close(code);
    this.#happen({ type: 'line-lost' });
  }

  async #end(why: CallEnd): Promise<void> {
    if (this.#over) return;
    this.#talked.takeAll(this.#state.talkedMs);
    this.#writer.keep(async () => (tx) => keepEnd(tx, this.#lease, why));
    const talkedMs = Math.round(this.#state.talkedMs);
    this.#send({ type: 'ended', why, talkedMs, paywall: why === 'allowance-used' });
    await this.#leave(why === 'superseded' ? callCloseCodes.superseded : callCloseCodes.ended);
  }

  async #leave(code: CloseCode): Promise<void> {
    if (this.#over) return;
    this.#over = true;
    this.#cancelTick();
    this.#endPulse();
    this.#transcripts.close();
    this.#utterances.close();
    this.#microphone.close();
    const line = this.#line;
    this.#line = undefined;
    line?.close(code);
    await this.#writer.close();
    await this.#sounds.settled();
    this.#with.onOver();
  }
}

type CloseCode = (typeof callCloseCodes)[keyof typeof callCloseCodes];

/** Keeps only the last `remember` command of each utterance. */
function latest(commands: readonly CallCommand[]): CallCommand[] {
  return commands.filter(
    (command, index) =>
      command.type !== 'remember' ||
      !commands.some(
        (other, later) => later > index && other.type === 'remember' && other.utteranceId === command.utteranceId,
      ),
  );
}

const doubtsOf = (doubts: readonly number[]) => (doubts.length === 0 ? {} : { doubts: [...doubts] });

/** Rounds times for the wire. */
function shownOnWire(state: CallState): CallState {
  return state.status === 'idle-call-end-countdown' ? { ...state, endsAtMs: Math.round(state.endsAtMs) } : state;
}
