import { once } from 'node:events';
import type { ReadFile } from '@greenroom/uploaded-files';
import { processLimits } from '@greenroom/uploaded-files/internals/process-limits';
import { createReadFile } from '@greenroom/uploaded-files/internals/read-file';
import { startExtractionProcess } from '@greenroom/uploaded-files/internals/start-extraction-process';
import * as pdfs from '@greenroom/uploaded-files/testing/damaging-pdf-files';
import * as words from '@greenroom/uploaded-files/testing/damaging-word-files';
import { observedProcesses } from '@greenroom/uploaded-files/testing/observed-processes';
import { pdfOf } from '@greenroom/uploaded-files/testing/sample-files';
import { readMaterial } from './read-material.ts';

const materialsBy = (extract: ReturnType<typeof observedProcesses>['extract']) => {
  const read = createReadFile(extract);
  return (base64: string, by: Parameters<ReadFile>[1]) => readMaterial(read, base64, by);
};

const log = { warn: jest.fn(), error: jest.fn() };
const small = pdfOf('I led a team of nine').toString('base64');

afterEach(() => {
  expect(log.error).not.toHaveBeenCalled();
  jest.clearAllMocks();
});

const tooLarge = 'too large or too complex';

it.each([
  ['a Word file of 9,000,000 empty paragraphs', () => words.emptyParagraphs(9_000_000), tooLarge, 'by its reader'],
  ['a Word file of 200,000 empty paragraphs', () => words.emptyParagraphs(200_000), tooLarge, 'by its reader'],
  ['a Word file of 3,000,000 elements', words.manyElements, tooLarge, 'by its reader'],
  ['100,000 nested tables', words.nestedTables, tooLarge, 'by its reader'],
  ['an attribute of 60 MB', words.largeAttribute, tooLarge, 'by its reader'],
  ['a tag of 400,000 attributes', words.manyAttributes, tooLarge, 'by its reader'],
  ['a zip bomb', words.zipBomb, tooLarge, 'by its reader'],
  ['a zip of 20,000 entries', words.manyEntries, tooLarge, 'by its reader'],
  ['a zip that declares false sizes', words.lyingZipBomb, 'damaged', 'by its reader'],
  ['entities that expand exponentially', words.entityBomb, 'damaged', 'by its reader'],
  ['cross-reference tables that refer to each other', pdfs.xrefLoop, 'damaged', 'by its reader'],
  ['forms that draw each other', pdfs.recursiveForms, 'There is no text', 'by its reader'],
  ['a PDF of 200,000 pages', pdfs.manyPages, tooLarge, 'by the end of its process'],
  ['a form that is drawn 10^29 times', pdfs.branchingForms, tooLarge, 'by the end of its process'],
  ['a page of 1 GB', pdfs.largeContent, tooLarge, 'by the end of its process'],
])('rejects %s, and reads another visitor’s file meanwhile', async (_, make, sentence, how) => {
  // The reader's own limits stop a file on the slowest machine; only files that must reach the time limit get a short
  // one.
  const cpuSeconds = how === 'by its reader' ? 60 : 3;
  const observed = observedProcesses({ ...processLimits, cpuSeconds });
  const readFile = materialsBy(observed.extract);
  const base64 = (await make()).toString('base64');
  expect(base64.length).toBeLessThan((5_000_000 * 4) / 3);
  const refusal = expect(
    readFile(base64, { ownerId: 'attacker', addressKey: 'of the attacker', log }),
  ).rejects.toMatchObject({
    code: 'unprocessable',
    message: expect.stringContaining(sentence),
  });
  const damaged = await observed.process(0);
  damaged.kill('SIGSTOP');
  expect(await readFile(small, { ownerId: 'visitor', addressKey: 'of the visitor', log })).toMatchObject({
    text: 'I led a team of nine',
  });
  damaged.kill('SIGCONT');
  await refusal;
  expect(log.warn).toHaveBeenCalledTimes(how === 'by its reader' ? 0 : 1);
});

it('reads another visitor’s file before further ones of the same visitor, and rejects more than six of theirs', async () => {
  const observed = observedProcesses();
  const readFile = materialsBy(observed.extract);
  const six = Array.from({ length: 6 }, () =>
    readFile(small, { ownerId: 'attacker', addressKey: 'of the attacker', log }),
  );
  (await observed.process(0)).kill('SIGSTOP');
  await expect(readFile(small, { ownerId: 'attacker', addressKey: 'of the attacker', log })).rejects.toMatchObject({
    code: 'rate_limited',
    message: 'You can have 5 files waiting; upload more when one of them is read',
  });
  expect(await readFile(small, { ownerId: 'visitor', addressKey: 'of the visitor', log })).toMatchObject({
    kind: 'pdf',
  });
  expect(observed.processes).toHaveLength(2);
  (await observed.process(0)).kill('SIGCONT');
  expect(await Promise.all(six)).toHaveLength(6);
});

it('tells the visitor that a file took too long, logs one line for the operator, and reads the next file', async () => {
  const endTime: (() => void)[] = [];
  const observed = observedProcesses(processLimits, {
    startTimer: (_, onEnd) => {
      endTime.push(onEnd);
      return { stop: () => {} };
    },
  });
  const readFile = materialsBy(observed.extract);
  const [slow, next] = [pdfs.branchingForms().toString('base64'), small].map((file) =>
    readFile(file, { ownerId: 'visitor', addressKey: 'of the visitor', log }),
  );
  // Reading has begun.
  await once((await observed.process(0)).stdout, 'data');
  expect(endTime).toHaveLength(1);
  endTime[0]?.();
  await expect(slow).rejects.toMatchObject({ code: 'unprocessable', message: expect.stringContaining(tooLarge) });
  expect(log.warn.mock.calls).toEqual([
    [
      { because: 'out-of-time', started: true, exitCode: null, signal: 'SIGKILL' },
      'The process that read an uploaded file ended without a report; its visitor is told that the file is too large',
    ],
  ]);
  expect(await next).toMatchObject({ text: 'I led a team of nine' });
});

it('answers that files cannot be read at present if the process does not start', async () => {
  const start = () => startExtractionProcess(processLimits, '/not/there.ts');
  const notThere = observedProcesses(processLimits, { start });
  const readFile = materialsBy(notThere.extract);
  await expect(readFile(small, { ownerId: 'visitor', addressKey: 'of the visitor', log })).rejects.toMatchObject({
    code: 'unavailable',
    retryAfterSeconds: 60,
  });
  expect(log.error.mock.calls).toEqual([
    [
      { because: 'ended', started: false, exitCode: 1, signal: null },
      'The process that reads uploaded files does not start; visitors are told to try again',
    ],
  ]);
  log.error.mockClear();
});
