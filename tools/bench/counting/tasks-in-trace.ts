/** What is read of an event of a Chromium trace; times in µs. */
export interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** `X`: an event with its duration. */
  ph: string;
  ts: number;
  dur?: number;
  /** What the thread's own processor time was of it. */
  tdur?: number;
  args?: { data?: { url?: string } };
}

/** A task of a page's main thread. */
export interface PageTask {
  /** Processor time, in ms: what else the machine did meanwhile is not in it. */
  processorMs: number;
  /** Whether it ended after the file that was asked for had begun to run. */
  since: boolean;
}

const isTask = ({ name, ph }: TraceEvent): boolean => ph === 'X' && name.endsWith('RunTask');
const end = ({ ts, dur = 0 }: TraceEvent): number => ts + dur;

/**
 * The tasks of the page that ran a script, in their order; one within another counts once.
 * @param script a part of the address of a script that the page alone runs, and not the browser's own pages
 * @param file a part of the address of the file since which tasks are marked
 * @throws where no page of the trace ran the script
 */
export function tasksInTrace(events: readonly TraceEvent[], script: string, file: string): PageTask[] {
  const runs = (of: string) =>
    events.find(({ name, args }) => name === 'EvaluateScript' && args?.data?.url?.includes(of));
  const page = runs(script);
  if (!page) throw new Error(`No page of the trace ran ${script}`);
  const began = runs(file)?.ts ?? Infinity;
  const tasks = events
    .filter((event) => isTask(event) && event.pid === page.pid && event.tid === page.tid)
    .toSorted((one, other) => one.ts - other.ts || end(other) - end(one));
  let covered = -Infinity;
  return tasks.flatMap((task) => {
    if (end(task) <= covered) return [];
    covered = end(task);
    return [{ processorMs: (task.tdur ?? 0) / 1_000, since: end(task) > began }];
  });
}
