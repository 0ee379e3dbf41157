import { useEffect, useReducer, useState } from 'react';
import { readyAlarm, soundAlarm } from './alarm.ts';
import { keepTimers, keptTimers } from './kept-timers.ts';
import type { StepMinutes } from './minutes-in.ts';
import { changeTimers, type Timer } from './timers.ts';

export interface Timers {
  all: readonly Timer[];
  /** Unix milliseconds, updated once a second while a timer runs. */
  now: number;
  start(step: number, minutes: StepMinutes): void;
  longer(timer: Timer): void;
  stop(timer: Timer): void;
}

/** Manages a recipe's timers and their alarm. They last as long as the tab. @param item uuid of the recipe */
export function useTimers(item: string): Timers {
  const [all, change] = useReducer(changeTimers, item, keptTimers);
  const [now, setNow] = useState(() => Date.now());
  const some = all.length > 0;
  useEffect(() => {
    if (!some) return;
    const tick = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(tick);
  }, [some]);
  useEffect(() => keepTimers(item, all), [item, all]);
  const rung = all.filter(({ endsAt }) => endsAt <= now).length;
  useEffect(() => (rung > 0 ? soundAlarm() : undefined), [rung]);
  const at = () => {
    const moment = Date.now();
    setNow(moment);
    return moment;
  };
  return {
    all,
    now,
    start(step, minutes) {
      readyAlarm();
      change({ type: 'start', step, minutes, now: at() });
    },
    longer: (timer) => change({ type: 'longer', timer, now: at() }),
    stop: (timer) => change({ type: 'stop', timer }),
  };
}
