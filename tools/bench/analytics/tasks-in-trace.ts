/** The part of a Chromium trace event that this file reads; times in µs. */
export interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** `X`: a complete event with its duration. */
  ph: string;
  ts: number;
  dur?: number;
  /** Processor time that the thread spent on it. */
  tdur?: number;
  args?: { data?: { url?: string } };
}

/** A task of a page's main thread. */
export interface PageTask {
  /** Processor time in ms, which leaves out what else the machine did meanwhile. */
  processorMs: number;
  /** Whether the task ended after the given file had begun to run. */
  since: boolean;
}

const isTask = ({ name, ph }: TraceEvent): boolean => ph === 'X' && name.endsWith('RunTask');
const end = ({ ts, dur = 0 }: TraceEvent): number => ts + dur;

/**
 * Returns the tasks of the page that ran a script, in order; nested tasks count once.
 * @param script part of the address of a script that only the page runs, not the browser's own pages
 * @param file part of the address of the file from which on tasks are marked
 * @throws if no page of the trace ran the script
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
