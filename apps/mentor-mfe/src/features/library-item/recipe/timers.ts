import type { StepMinutes } from './minutes-in.ts';

/** A kitchen timer of a step. Times are Unix milliseconds. */
export interface Timer extends StepMinutes {
  /** Counted from 0. */
  step: number;
  endsAt: number;
}

export type TimerChange =
  | { type: 'start'; step: number; minutes: StepMinutes; now: number }
  | { type: 'longer'; timer: Timer; now: number }
  | { type: 'stop'; timer: Timer };

const minute = 60_000;
const same = (one: Pick<Timer, 'step' | 'from'>, other: Pick<Timer, 'step' | 'from'>) =>
  one.step === other.step && one.from === other.from;

/**
 * Returns the timers after a change, the next to ring first. A step has one timer per duration: starting it again
 * resets it.
 */
export function changeTimers(timers: readonly Timer[], change: TimerChange): readonly Timer[] {
  switch (change.type) {
    case 'start': {
      const { step, minutes, now } = change;
      const timer = { ...minutes, step, endsAt: now + minutes.from * minute };
      return inOrder([...timers.filter((other) => !same(other, timer)), timer]);
    }
    case 'longer': {
      const { timer, now } = change;
      const longer = { ...timer, endsAt: Math.max(now, timer.endsAt) + minute };
      return inOrder(timers.map((other) => (same(other, timer) ? longer : other)));
    }
    case 'stop':
      return timers.filter((other) => !same(other, change.timer));
  }
}

const inOrder = (timers: readonly Timer[]) => timers.toSorted((one, other) => one.endsAt - other.endsAt);

/** Formats the time left until a moment as "14:05" or "1:02:03"; never below zero. */
export function timeLeft(endsAt: number, now: number): string {
  const seconds = Math.max(0, Math.ceil((endsAt - now) / 1000));
  const two = (number: number) => String(number).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
