/** Runs what nobody waits for. */
type Schedule = (work: () => void) => void;

/** A task of its own, after all that somebody waits for. */
export const backgroundTask: Schedule = (work) => {
  const { scheduler } = globalThis as { scheduler?: { postTask(work: () => void, how: object): Promise<void> } };
  if (scheduler?.postTask) void scheduler.postTask(work, { priority: 'background' });
  else setTimeout(work);
};

/** Until a task of its own. */
export const aTaskOfItsOwn = (): Promise<void> => new Promise(backgroundTask);

export interface Background {
  add(work: () => void): void;
  /** Does all of it now: the page may be gone the next moment. */
  finish(): void;
  /** Lets go of it. */
  drop(): void;
}

/**
 * Does one piece of work after the other, each in a task of its own: twenty tiles that come into view at once do not
 * hold up a finger.
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
