/**
 * `npm run bench:crisis [-- <folder>]`: measures how well danger is detected in phrasings not used for tuning, or in
 * those of another folder, and how long that takes.
 */
import { resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import { detectDanger } from '../detector/detect-crisis.ts';
import { readPhrasings } from './training/phrasings.ts';
import { figuresOf, printFigures } from './figures.ts';

const [folder] = process.argv.slice(2);
const phrasings = readPhrasings(
  folder === undefined ? new URL('./held-out/', import.meta.url) : pathToFileURL(`${resolve(folder)}/`),
);
detectDanger('warm up');
const times: number[] = [];
const judged = phrasings.map((phrasing) => {
  const began = performance.now();
  const found = detectDanger(phrasing.text);
  times.push(performance.now() - began);
  return { ...phrasing, found };
});
for (const language of ['en', 'de'] as const)
  printFigures(`language ${language}`, figuresOf(judged.filter((one) => one.language === language)));
printFigures('both languages', figuresOf(judged));
const sorted = times.toSorted((one, other) => one - other);
const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))]!.toFixed(2);
console.log(`milliseconds a text: median ${at(0.5)}, p99 ${at(0.99)}, longest ${at(1)}`);
if (process.argv.includes('--wrong'))
  for (const { tier, kind, found, text } of judged)
    if ((tier === 'none') !== (found === undefined))
      console.log([tier, kind ?? '', found?.tier ?? 'none', found?.certainty ?? '', text].join('\t'));
