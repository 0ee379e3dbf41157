import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { pack, softmax } from '../src/linear-model.ts';
import { calibrate } from './calibrate.ts';
import { fitTexts } from './fit-texts.ts';
import { intentTask, labelledIntents } from './tasks.ts';

it('fits the same weights to the same phrasings each time', () => {
  const labelled = labelledIntents().filter((_, at) => at % 200 === 0);
  const bytes = () => gunzipSync(pack(fitTexts(labelled, intentTask)));
  const digest = createHash('sha256').update(bytes()).digest('hex');
  expect(digest).toBe(createHash('sha256').update(bytes()).digest('hex'));
  expect(digest).toBe('9d959eb43840ab4955a7eeacac40a01dbf99da19a65a8b61107e9f6bef9dba8a');
});

it('calibrates so that the confidence matches the accuracy', () => {
  const [sure, unsure] = [Float64Array.from([8, 0]), Float64Array.from([4, 0])];
  const { temperature, threshold } = calibrate([
    { scores: sure, label: 0 },
    { scores: sure, label: 0 },
    { scores: sure, label: 0 },
    { scores: unsure, label: 1 },
    { scores: unsure, label: 1 },
    { scores: unsure, label: 0 },
  ]);
  expect(softmax(sure, temperature)[0]).toBeCloseTo(threshold);
  expect(temperature).toBeGreaterThan(3);
});
