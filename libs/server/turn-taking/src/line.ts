import { heardSoFar } from './sound.ts';
import { endVoice, stopListening, voiceEnds, wordsOf } from './ear.ts';
import { goOn } from './interrupt.ts';
import { isFrozen, set, setListening, setSounding, restartSilenceTimer, tell, type Step } from './step.ts';
import { say } from './waiting.ts';

/** Handles a connection: on the first one the coach greets; on a later one everything continues where it was. */
export function joined(step: Step): void {
  const { state } = step;
  const isFirst = !state.joined && state.lineLostAt === null;
  set(step, { joined: true, lineLostAt: null });
  if (isFirst) {
    restartSilenceTimer(step);
    say(step, 'greeting');
  } else if (state.lineLostAt !== null) thaw(step);
}

export function connectionLost(step: Step): void {
  const { joined, lineLostAt, now } = step.state;
  if (!joined || lineLostAt !== null) return;
  heardSoFar(step);
  if (step.state.talk === 'push-to-talk') endVoice(step);
  else voiceEnds(step, now);
  set(step, { lineLostAt: now, keyDown: false });
}

export function hold(step: Step, onHold: boolean): void {
  const { state } = step;
  if (!state.joined || state.closing || onHold === (state.onHoldSince !== null)) return;
  if (!onHold) {
    set(step, { onHoldSince: null });
    return thaw(step);
  }
  voiceEnds(step, state.now);
  if (step.state.listening && wordsOf(step.state.listening) === '') stopListening(step);
  if (state.sounding && state.sounding.sound !== 'paused') {
    tell(step, { type: 'pause', utteranceId: state.sounding.utterance.id });
    setSounding(step, { sound: 'paused' });
  }
  set(step, { onHoldSince: state.now, keyDown: false });
}

/** Restarts all timers, and sends the player its state again. */
function thaw(step: Step): void {
  if (isFrozen(step.state)) return;
  const { now, silence, listening, sounding } = step.state;
  const countdownEndsAt = silence.countdownEndsAt === null ? null : now + step.settings.silence.countdownMs;
  set(step, {
    silence: { ...silence, since: now, countdownEndsAt },
    waiting: step.state.waiting.map((one) => ({
      ...one,
      committedAt: now,
      askedAt: one.clips.length > 0 ? one.askedAt : now,
    })),
  });
  if (listening?.over?.pausedAt != null) setListening(step, { over: { ...listening.over, pausedAt: now } });
  if (!sounding) return;
  setSounding(step, { progressAt: now });
  if (sounding.sound !== 'full' && !listening?.over) goOn(step);
  else if (sounding.sound === 'paused') tell(step, { type: 'pause', utteranceId: sounding.utterance.id });
}
