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
import type { Database } from '../../database/open-database.ts';
import type { SpeechSynthesizer } from '../../ports/speech-synthesizer.ts';
import type { Transcriber } from '../../ports/transcriber.ts';
import type { VoiceActivity } from '../../ports/voice-activity.ts';
import { beginCall } from './begin-call.ts';
import { deliveryLog } from './delivery-log.ts';
import { createKeeper } from './call-keeper.ts';
import { createMicrophone, every, leadMs, type LineClock } from '../sockets/index.ts';
import type { CallLine } from './call-line.ts';
import type { CallPartner, VoiceAllowance } from './call-partner.ts';
import { type Baton, type CallRow, dropCall, keepEnd, keepMeasures, type TurnRow } from './calls.repository.ts';
import type { Owed } from './domain/go-on.ts';
import { holds } from './domain/holds.ts';
import {
  type CallCommand,
  type CallHappening,
  nextMoment,
  reduce,
  shownState,
  type TurnSettings,
  type TurnState,
} from './domain/turn-taking/index.ts';
import { ownSounds } from './own-sounds.ts';
import { happeningOf } from './page-says.ts';
import type { ProgressWriter } from './progress-writer.ts';
import type { SpeakingPace } from './speaking-pace.ts';
import { talkedMinutes } from './talked-minutes.ts';
import { openTranscript } from './transcript.ts';
import { createTranscripts } from './transcripts.ts';
import { createUtterances } from './utterances.ts';
import { voiceOut } from './voice-out.ts';

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
  clock: LineClock;
  onTurn?: ((measures: TurnMeasures) => void) | undefined;
  log: { warn(facts: object, message: string): void; error(facts: object, message: string): void };
  /** It runs here no longer: it has ended, or another instance has it. */
  onOver(): void;
}

/** A call while this instance runs it. */
export interface RunningCall {
  /** A page is on the line; one that was before is not any more. */
  attach(line: CallLine, hello: Extract<CallClientMessage, { type: 'hello' }>): void;
  /** Looks at once whether it was ended or taken over elsewhere. */
  look(): void;
  hangUp(why: CallEnd): Promise<void>;
  /** Lets go of it, so that another instance can go on. */
  release(): Promise<void>;
}

/** How often it is written down that the call lives. In ms. */
const beatEveryMs = 5_000;

/** @param lastFrame of the voice frames, the last one that the page has of earlier instances */
export function runCall(
  dependencies: RunningCallDependencies,
  { call, baton, turns }: { call: CallRow; baton: Baton; turns: readonly TurnRow[] },
  lastFrame: number,
): RunningCall {
  const { db, progressWriter, pace, engines, partner, allowance, settings, clock, log, onTurn, onOver } = dependencies;
  const { uuid } = call;
  const begunAt = clock.now();
  const clockAtBegin = Math.max(call.clockMs, Date.now() - call.startedAt.getTime());
  const now = () => clockAtBegin + clock.now() - begunAt;

  let line: CallLine | undefined;
  let taken = call.taken;
  let cancelTick = () => {};
  let beatenAt = clock.now();
  let over = false;
  let paused = false;

  const { state: begun, owed } = beginCall(call, turns, engines.transcriber, now());
  let state: TurnState = begun;
  const send = (message: CallServerMessage) => line?.send(message);
  const transcript = openTranscript(turns, (turn) => send({ type: 'turn', turn }));
  const voice = voiceOut({ send, sendFrame: (bytes) => line?.sendFrame(bytes) }, lastFrame + 1);
  const held = holds();
  if (state.onHoldSince !== null) held.hold(true, state.onHoldSince);
  const delivery = partner.asksHow ? deliveryLog(held.without) : undefined;
  let askedFromMs = 0;
  const microphone = createMicrophone(
    {
      voiceActivity: engines.voiceActivity,
      now,
      onEdge(type, at) {
        delivery?.edge(type, at);
        happen({ type }, at);
      },
      onTrouble: (error) => log.warn({ err: error, call: uuid }, 'Voice activity was lost for a moment'),
      onFull: (full) => {
        paused = full;
        line?.pause(full);
      },
    },
    call.framesTaken,
  );
  const transcripts = createTranscripts(engines.transcriber, call.language, {
    onTranscript(requestId, { text, confidence, words }) {
      delivery?.words(askedFromMs - leadMs, words);
      happen({ type: 'transcript', requestId, text, confidence });
    },
    onFailure(requestId, error) {
      log.warn({ err: error, call: uuid }, 'What was said could not be written down');
      happen({ type: 'transcription-failed', requestId });
    },
  });
  const keeper = createKeeper(
    {
      db,
      progressWriter,
      clock,
      baton,
      progress: () => ({
        talkedMs: Math.round(state.talkedMs),
        clockMs: Math.round(now()),
        taken,
        framesTaken: microphone.lastBefore(openSince()),
        muted: state.muted,
        onHold: state.onHoldSince !== null,
        talk: state.talk,
      }),
      onLost: () => void leave(callCloseCodes.superseded),
      onEnded: (why) => happen({ type: 'hang-up', why }),
      onTrouble: (error) => log.error({ err: error, call: uuid }, 'Something of a call could not be kept'),
    },
    { taken: call.taken, framesTaken: call.framesTaken },
  );
  const talked = talkedMinutes({ keeper, allowance, payer: call.payer }, call.talkedMs, (inAllMs) => {
    if (state.allowanceMs !== null) state = { ...state, allowanceMs: Math.min(state.allowanceMs, inAllMs) };
  });
  const sounds = ownSounds(
    partner,
    (fromMs) => microphone.since(fromMs),
    (error) => log.warn({ err: error, call: uuid }, 'A piece of somebody’s own voice could not be kept'),
  );
  const utterances = createUtterances({
    partner,
    synthesizer: engines.synthesizer,
    pace,
    callUuid: uuid,
    language: call.language,
    keeper,
    transcript,
    voice,
    now,
    withoutHolds: held.without,
    howSaid: (said) => delivery?.of(said, microphone.since(said.fromMs)),
    sounds,
    happen: (happening) => happen(happening),
    log,
  });

  /** Since when sound may still have to be written down. */
  const openSince = () => Math.min(state.listening?.from ?? Infinity, now());

  function forgetSound(): void {
    const { unanswered } = state;
    const wanted = Math.min(openSince(), unanswered?.how === 'spoken' ? unanswered.from : Infinity);
    microphone.forgetBefore(Math.max(wanted, now() - settings.endOfTurn.settleAfterMs - 10_000));
  }

  function happen(happening: CallHappening, at = now()): void {
    if (state.ended || over) return;
    const wasHeld = state.onHoldSince !== null;
    const step = reduce(state, { ...happening, at }, settings);
    state = step.state;
    const isHeld = state.onHoldSince !== null;
    if (isHeld !== wasHeld) held.hold(isHeld, at);
    for (const command of latest(step.commands)) carryOut(command);
    utterances.tidy(state);
    cancelTick();
    const next = nextMoment(state, settings);
    if (next !== null && !over) cancelTick = clock.after(Math.max(1, next - now()), () => happen({ type: 'tick' }));
  }

  function carryOut(command: CallCommand): void {
    switch (command.type) {
      case 'transcribe':
        partner.makeReady?.();
        askedFromMs = command.fromMs;
        return transcripts.ask(command.requestId, microphone.since(command.fromMs));
      case 'cancel-transcription':
        return transcripts.cancel(command.requestId);
      case 'hearing':
        return send({ type: 'hearing', text: command.text });
      case 'notice':
        return send({
          type: 'notice',
          notice: command.notice,
          ...(command.leftMs !== undefined && { leftMs: Math.round(command.leftMs) }),
        });
      case 'measured': {
        const { measures } = command;
        if (measures.interruptions === 0) onTurn?.(measures);
        send({ type: 'measures', measures });
        return keeper.keep(async () => (tx) => keepMeasures(tx, uuid, measures));
      }
      case 'show':
        return send({ type: 'state', state: shownOnWire(command.state) });
      case 'end':
        return void end(command.why);
      default:
        return utterances.carryOut(command, state);
    }
  }

  function takeMessage(message: CallClientMessage): void {
    if (message.type === 'hello') return line?.close(callCloseCodes.flood);
    if (message.type === 'playback') {
      voice.heard(message.utteranceId, message.playedMs);
      return happen({ type: 'playback', utteranceId: message.utteranceId, playedMs: message.playedMs });
    }
    if (message.seq <= taken) return;
    if (message.seq > taken + 1) return line?.close(callCloseCodes.flood);
    taken = message.seq;
    if (message.type === 'typed')
      utterances.typing(message.clientMessageId, () => happen({ type: 'typed', text: message.text }));
    else happen(happeningOf(message));
    if (message.type === 'mute' && message.muted) microphone.reset();
    keeper.touch();
  }

  function leftMs(): number | null {
    return state.allowanceMs === null ? null : Math.max(0, Math.round(state.allowanceMs - state.talkedMs));
  }

  const endPulse = every(clock, callBounds.pulseMs, () => {
    if (line) {
      happen({ type: 'tick' });
      const pulse = { nowMs: Math.round(now()), ...keeper.safe, leftMs: leftMs() };
      send({ type: 'pulse', ...pulse, ...(microphone.isLate && { heardLate: true }) });
      line?.checkAlive();
    }
    forgetSound();
    if (clock.now() - beatenAt >= beatEveryMs) {
      beatenAt = clock.now();
      keeper.touch();
    }
    talked.take(state.talkedMs);
  });

  async function end(why: CallEnd): Promise<void> {
    if (over) return;
    talked.takeAll(state.talkedMs);
    keeper.keep(async () => (tx) => keepEnd(tx, baton, why));
    const talkedMs = Math.round(state.talkedMs);
    send({ type: 'ended', why, talkedMs, paywall: why === 'allowance-used' });
    await leave(why === 'superseded' ? callCloseCodes.superseded : callCloseCodes.ended);
  }

  async function leave(code: (typeof callCloseCodes)[keyof typeof callCloseCodes]): Promise<void> {
    if (over) return;
    over = true;
    cancelTick();
    endPulse();
    transcripts.close();
    utterances.close();
    microphone.close();
    const last = line;
    line = undefined;
    last?.close(code);
    await keeper.close();
    await sounds.settled();
    onOver();
  }

  // What is owed is asked for once the page is there.
  let firstOwed: Owed | undefined = owed;

  return {
    attach(newLine, hello) {
      const earlier = line;
      line = undefined;
      if (earlier) {
        earlier.close(callCloseCodes.superseded);
        happen({ type: 'line-lost' });
      }
      if (over || state.ended) return newLine.close(callCloseCodes.refused);
      microphone.reset();
      line = newLine;
      newLine.pause(paused);
      newLine.listen({
        onMessage: (message) => {
          if (line === newLine) takeMessage(message);
        },
        onFrame: (frame) => {
          if (line !== newLine || state.muted) return;
          microphone.take(frame);
        },
        onClose: () => {
          if (line !== newLine) return;
          line = undefined;
          microphone.reset();
          happen({ type: 'line-lost' });
          keeper.touch();
        },
      });
      const resumed = state.joined || call.attempt > 1;
      // Later it tells each change by itself; one that was loaded anew does not know how it was.
      if (!resumed && hello.talk !== state.talk) happen({ type: 'talk-mode', mode: hello.talk });
      send({
        type: 'welcome',
        version: callProtocol,
        resumed,
        taken,
        framesTaken: microphone.received,
        nowMs: Math.round(now()),
        // A call that goes on is shown as it was, though its page is only coming.
        state: shownOnWire(shownState({ ...state, joined: state.joined || state.lineLostAt !== null })),
        language: call.language,
        talk: state.talk,
        muted: state.muted,
        turns: transcript.turns,
        leftMs: leftMs(),
      });
      voice.resume(hello.lastFrame);
      happen({ type: 'joined' });
      if (firstOwed) utterances.owe(firstOwed);
      firstOwed = undefined;
    },
    look: () => keeper.touch(),
    async hangUp(why) {
      happen({ type: 'hang-up', why });
      await keeper.settled();
    },
    async release() {
      if (over) return;
      // As if the line were lost: what was heard until now is kept.
      happen({ type: 'line-lost' });
      keeper.keep();
      await leave(callCloseCodes.goingAway);
      await dropCall(db, baton).catch((error: unknown) =>
        log.warn({ err: error, call: uuid }, 'A call was not let go of'),
      );
    },
  };
}

/** Of what is to be remembered of one utterance the last counts. */
function latest(commands: readonly CallCommand[]): CallCommand[] {
  return commands.filter(
    (command, index) =>
      command.type !== 'remember' ||
      !commands.some(
        (other, later) => later > index && other.type === 'remember' && other.utteranceId === command.utteranceId,
      ),
  );
}

/** Times on the wire are whole. */
function shownOnWire(state: CallState): CallState {
  return state.status === 'idle-call-end-countdown' ? { ...state, endsAtMs: Math.round(state.endsAtMs) } : state;
}
