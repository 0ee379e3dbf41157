import { performance } from 'node:perf_hooks';
import { readTranscriptFile } from '../read-transcript-file.ts';
import { mutated, randomOf } from '../testing/mutate.ts';
import { samples } from '../testing/samples.ts';
import { TranscriptRefusedError } from '../transcript-file.ts';

/**
 * `npm run bench:transcripts [-- --json]`: tests the transcript readers. Reads 100,000 randomly mutated files without a
 * crash or a slow one, and files of 10 MB within time and memory budgets. Exits with 1 if any budget is exceeded.
 */
const budgets = { ten_megabytes_processor_ms: 1_500, memory_of_file: 10, slowest_mutated_ms: 1_000 };
const files = 100_000;
const size = 10_000_000;

const random = randomOf(20_261_121);
const seeds = Object.values(samples).map((text) => Buffer.from(text));
let [read, refused, slowest] = [0, 0, 0];
const crashes: string[] = [];
for (let left = files; left > 0; left -= 1) {
  const file = mutated(seeds[random(seeds.length)]!, random);
  const began = performance.now();
  try {
    await readTranscriptFile(file, { leaveOut: random(2) === 0 });
    read += 1;
  } catch (error) {
    if (error instanceof TranscriptRefusedError) refused += 1;
    else crashes.push(`${String(error)} in ${file.toString('base64')}`);
  }
  slowest = Math.max(slowest, performance.now() - began);
}

/** Repeats the whole of a sample with continuing times. */
function large(form: 'zoom' | 'teams' | 'text' | 'speakers'): Buffer {
  const parts: string[] = [form === 'zoom' || form === 'teams' ? 'WEBVTT\n\n' : ''];
  let bytes = 0;
  for (let count = 0; bytes < size - 200; count += 1) {
    const clock = (ms: number) => new Date(ms).toISOString().slice(11, 23);
    const name = ['Dana Whitfield', 'Maren Cole', 'Omar'][count % 3]!;
    const words = 'we are nine days late, and it was my estimate that was wrong.';
    // A note is not speech, so the speech stays within its limit.
    const note = `NOTE ${'x'.repeat(560)}\n\n`;
    const range = `${clock(count * 300)} --> ${clock(count * 300 + 290)}`;
    const part = {
      zoom: `${note}${count}\n${range}\n${name}: ${words}\n\n`,
      teams: `${note}${count}\n${range}\n<v ${name}>${words}</v>\n\n`,
      // Refused: exceeds the limit of lines.
      text: `${name}: ${words}\n`,
      // Refused: each of 500,000 lines names a new speaker.
      speakers: `Guest ${count}: Hello\n`,
    }[form];
    parts.push(part);
    bytes += part.length;
  }
  return Buffer.from(parts.join(''));
}

const larges: Record<string, { ms: number; processor_ms: number; memory_of_file: number; turns: number | string }> = {};
for (const form of ['zoom', 'teams', 'text', 'speakers'] as const) {
  const file = large(form);
  globalThis.gc?.();
  const before = process.memoryUsage();
  let peak = 0;
  const watch = setInterval(() => {
    const { heapUsed, external } = process.memoryUsage();
    peak = Math.max(peak, heapUsed + external - before.heapUsed - before.external);
  }, 5);
  const began = performance.now();
  const processor = process.cpuUsage();
  const turns = await readTranscriptFile(file).then(
    (one) => one.turns.length,
    (error: unknown) => String(error),
  );
  const ms = performance.now() - began;
  const used = process.cpuUsage(processor);
  const { heapUsed, external } = process.memoryUsage();
  clearInterval(watch);
  peak = Math.max(peak, heapUsed + external - before.heapUsed - before.external);
  larges[form] = {
    ms: Math.round(ms),
    processor_ms: Math.round((used.user + used.system) / 1_000),
    memory_of_file: Number((peak / file.length).toFixed(1)),
    turns,
  };
}

const result = {
  ...{ files, read, refused, crashes: crashes.length, slowest_mutated_ms: Math.round(slowest) },
  // CPU time, so that other load on the machine does not affect the result.
  ten_megabytes_processor_ms: Math.max(...Object.values(larges).map((one) => one.processor_ms)),
  memory_of_file: Math.max(...Object.values(larges).map((one) => one.memory_of_file)),
};
console.log(process.argv.includes('--json') ? JSON.stringify({ ...result, larges, budgets }) : { ...result, larges });
for (const crash of crashes.slice(0, 5)) console.error(crash);
const over = Object.entries(budgets).filter(([name, most]) => result[name as keyof typeof budgets] > most);
if (over.length > 0 || crashes.length > 0) {
  console.error(`Over budget: ${over.map(([name]) => name).join(', ') || 'crashes'}`);
  process.exitCode = 1;
}
