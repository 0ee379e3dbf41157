import { tasksInTrace, type TraceEvent } from './tasks-in-trace.ts';

const onPage = { pid: 1, tid: 1, ph: 'X' };
const task = (ts: number, dur: number, tdur = dur): TraceEvent => ({ ...onPage, name: 'RunTask', ts, dur, tdur });
const runs = (url: string, ts: number): TraceEvent => ({
  ...onPage,
  name: 'EvaluateScript',
  ts,
  args: { data: { url: `https://x.example/${url}` } },
});
const read = (events: TraceEvent[]) => tasksInTrace(events, '/main.', '/counting.');

test('measures a task by its processor time and counts a nested task once', () => {
  const events = [task(0, 90_000, 30_000), task(10, 80_000, 29_000), runs('main.js', 20), task(100_000, 4_000)];
  expect(read(events)).toEqual([
    { processorMs: 30, since: false },
    { processorMs: 4, since: false },
  ]);
});

test('marks tasks from the one in which the file began to run', () => {
  const events = [task(0, 10), runs('main.js', 5), task(20, 10), runs('counting.js', 25), task(40, 10)];
  expect(read(events).map(({ since }) => since)).toEqual([false, true, true]);
});

test('ignores other threads and the browser’s own pages', () => {
  const others = [
    { ...task(0, 10), pid: 2 },
    { ...task(0, 10), tid: 2 },
    { ...runs('counting.js', 0), name: 'v8.run' },
  ];
  expect(read([runs('main.js', 0), ...others, task(20, 10)])).toEqual([{ processorMs: 0.01, since: false }]);
  expect(() => read(others)).toThrow('No page');
});
