/** Schedules low-priority work. */
type Schedule = (work: () => void) => void;

/** Runs work in a background task of its own. */
export const backgroundTask: Schedule = (work) => {
  const { scheduler } = globalThis as { scheduler?: { postTask(work: () => void, how: object): Promise<void> } };
  if (scheduler?.postTask) void scheduler.postTask(work, { priority: 'background' });
  else setTimeout(work);
};

/** Resolves in a background task of its own. */
export const backgroundTaskDone = (): Promise<void> => new Promise(backgroundTask);

export interface Background {
  add(work: () => void): void;
  /** Does everything now: the page may be closed the next moment. */
  finish(): void;
  /** Drops the waiting work. */
  drop(): void;
}

/**
 * Does one piece of work after the other, each in a task of its own, so that twenty tiles coming into view at once do
 * not delay input.
 */
export function createBackground(schedule: Schedule = backgroundTask): Background {
  let waiting: (() => void)[] = [];
  let scheduled = false;
  const next = () => {
    scheduled = false;
    const work = waiting.shift();
    if (waiting.length > 0) begin();
    work?.();
  };
  const begin = () => {
    if (scheduled) return;
    scheduled = true;
    schedule(next);
  };
  return {
    add(work) {
      waiting.push(work);
      begin();
    },
    finish() {
      while (waiting.length > 0) waiting.shift()!();
    },
    drop() {
      waiting = [];
    },
  };
}
