import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readTranscriptFile } from './read-transcript-file.ts';
import { transcriptLimits } from './transcript-limits.ts';
import { sliceUnits, unitsOfAPiece } from '../domain/work-slices.ts';

const words = 'we are nine days late, and it was my estimate that was wrong.';
/** The maximum number of utterances, about 2 MB. */
const large = `WEBVTT\n\n${Array.from({ length: transcriptLimits.utterances }, (_, index) => {
  const clock = (ms: number) => new Date(ms).toISOString().slice(11, 23);
  const speaker = index % 2 === 0 ? 'Dana' : 'Maren';
  return `${clock(index * 3_000)} --> ${clock(index * 3_000 + 2_900)}\n${speaker}: ${words}\n\n`;
}).join('')}`;

it('does at most one slice of work, plus the line or piece it ends with, before it yields', async () => {
  const slices: number[] = [];
  const yieldToEventLoop = async (unitsDone: number) => void slices.push(unitsDone);
  const { turns } = await readTranscriptFile(Buffer.from(large), { yieldToEventLoop });
  expect(turns).toHaveLength(transcriptLimits.utterances);
  expect(Math.max(...slices)).toBeLessThan(sliceUnits + transcriptLimits.characters + 200);
  // The text is read four times: for lines, names, speakers and turns.
  const once = transcriptLimits.utterances * (words.length + unitsOfAPiece);
  expect(slices.reduce((sum, units) => sum + units, 0)).toBeGreaterThan(4 * once);
});

it('also yields on the longest lines, including those that identify the format', async () => {
  const slices: number[] = [];
  const yieldToEventLoop = async (unitsDone: number) => void slices.push(unitsDone);
  const line = `Dana: ${'x'.repeat(transcriptLimits.characters - 10)}\n`;
  await readTranscriptFile(Buffer.from(line.repeat(39)), { yieldToEventLoop });
  expect(slices.length).toBeGreaterThan(39);
  expect(Math.max(...slices)).toBeLessThan(sliceUnits + transcriptLimits.characters + 200);
});

it('lets the server answer another request before the transcript is read', async () => {
  const events: string[] = [];
  const server = createServer((_, response) => response.end()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let answered: Promise<unknown> | undefined;
  const yieldToEventLoop = async () => {
    answered ??= fetch(address).then(async (response) => response.text().then(() => events.push('answered')));
    await answered;
  };
  await readTranscriptFile(Buffer.from(large), { yieldToEventLoop });
  events.push('read');
  server.close();
  expect(events).toEqual(['answered', 'read']);
});

it('lets timers and sockets run between two slices', async () => {
  const events: string[] = [];
  const reading = readTranscriptFile(Buffer.from(large)).then(() => events.push('read'));
  setImmediate(() => events.push('first'));
  setImmediate(() => setImmediate(() => events.push('second')));
  await reading;
  expect(events).toEqual(['first', 'second', 'read']);
});
