import { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { textLimits } from './extraction/text-limits.ts';
import { processLimits } from './process-limits.ts';
import { type ExtractionRun, runExtraction } from './run-extraction.ts';
import { type ExtractionProcess, extractionProgram, startExtractionProcess } from './start-extraction-process.ts';
import { branchingForms } from './testing/damaging-pdf-files.ts';

const program = (name: string) => fileURLToPath(new URL(`./testing/children/${name}.ts`, import.meta.url));
const noTimer: ExtractionRun['startTimer'] = () => ({ stop: () => {} });

const run = (name: string, more: Partial<ExtractionRun & typeof processLimits> = {}) =>
  runExtraction('', {
    ...processLimits,
    outputBytes: textLimits.material.outputBytes,
    startTimer: noTimer,
    start: () => startExtractionProcess({ ...processLimits, ...more }, program(name)),
    ...more,
  });

it('gives the process no environment, no files, no processes, no network, no eval and a low priority', async () => {
  const report = await run('surroundings');
  expect(JSON.parse('text' in report ? report.text : '')).toEqual({
    // The shell sets it itself.
    environment: ['PWD'],
    priority: 10,
    reading: 'ERR_ACCESS_DENIED',
    writing: 'ERR_ACCESS_DENIED',
    starting: 'ERR_ACCESS_DENIED',
    compiling: 'Code generation from strings disallowed for this context',
    network: ['refused', 'refused', 'refused', 'refused', 'undefined', 'undefined'],
  });
});

it.each([
  ['exceeds its heap limit', 'much-heap', { dataKilobytes: 16_000_000 }],
  ['exceeds its memory limit', 'much-memory', {}],
  ['computes forever', 'endless-loop', { cpuSeconds: 1 }],
  ['writes an invalid report', 'not-a-report', {}],
])('rejects if the process %s', async (_, name, limits) => {
  await expect(run(name, limits)).rejects.toMatchObject({ facts: { because: 'ended', started: true } });
});

it('stops a process that writes too much output', async () => {
  await expect(run('endless-output')).rejects.toMatchObject({
    facts: { because: 'too-much-output', started: true, signal: 'SIGKILL' },
  });
});

it('stops a process that runs out of time', async () => {
  let child: ExtractionProcess | undefined;
  const stopped = run('endless-loop', {
    start: () => (child = startExtractionProcess(processLimits, program('endless-loop'))),
    startTimer(milliseconds, onEnd) {
      expect(milliseconds).toBe(processLimits.wallMilliseconds);
      child?.stdout.once('data', onEnd);
      return { stop: () => {} };
    },
  });
  await expect(stopped).rejects.toMatchObject({ facts: { because: 'out-of-time', started: true, signal: 'SIGKILL' } });
});

it('stops its timer once there is a report', async () => {
  const stop = jest.fn();
  await run('surroundings', { startTimer: () => ({ stop }) });
  expect(stop).toHaveBeenCalledTimes(1);
});

it('reports that a process did not start', async () => {
  await expect(run('not-starting')).rejects.toMatchObject({ facts: { started: false, exitCode: 3 } });
  const notThere = () => startExtractionProcess(processLimits, program('not-there'));
  await expect(run('', { start: notThere })).rejects.toMatchObject({ facts: { started: false } });
});

it('survives when the system cannot create a process', async () => {
  // `spawn` behaves like this without free file descriptors: no id, no streams, and an error in the next tick.
  const start = () => {
    const child = new ChildProcess();
    process.nextTick(() => child.emit('error', new Error('spawn EMFILE')));
    return child as ExtractionProcess;
  };
  await expect(run('', { start })).rejects.toMatchObject({ facts: { started: false } });
});

it.each(['darwin', 'win32'] as const)(
  'ends a process that uses too much memory on %s, from a thread inside it',
  async (platform) => {
    const limits = { ...processLimits, residentMegabytes: 50, cpuSeconds: 600 };
    const child = startExtractionProcess(limits, extractionProgram, platform);
    child.stdin.on('error', () => {}).end(branchingForms().toString('base64'));
    const [, signal] = (await once(child, 'close')) as [number | null, string | null];
    expect(signal).toBe('SIGKILL');
  },
);
