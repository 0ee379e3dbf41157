/**
 * `npm run bench:moments [-- --json]`: measures precision and recall of the costly moments found in sentences marked by
 * hand, each sentence in a meeting of its own. Exits with 1 if the held-out half is below the budget. `-- --wrong`
 * lists the sentences of the development half that are misread.
 */
import { findMoments } from '../domain/find-moments.ts';
import { wholeMeeting } from '../domain/whole-meeting.ts';
import { halves, loadMoments, type MarkedMoment, sets } from './moments/load-moments.ts';

const budgets = { precision: 0.9 };
const kinds = ['pushed', 'blamed'] as const;
const around = {
  en: 'We were going through the figures of the last quarter, and we had come as far as May.',
  de: 'Wir sind die Zahlen des letzten Quartals durchgegangen und waren bis Mai gekommen.',
};

function foundIn({ text, language }: MarkedMoment): string | undefined {
  const turn = (words: string) => ({ speaker: 'Dana', text: words, beganMs: null, endedMs: null });
  const turns = [turn(around[language]), turn(text), turn(around[language])];
  const meeting = wholeMeeting([{ kind: 'file', position: 1, file: null, turns }], ['Dana']);
  return findMoments(meeting, []).find(({ kind }) => (kinds as readonly string[]).includes(kind))?.kind;
}

const round = (share: number) => Number(share.toFixed(3));
const rows = sets
  .flatMap((set) => halves.map((half) => ({ set, half })))
  .flatMap(({ set, half }) => {
    const sentences = loadMoments(half, set).map((one) => ({ ...one, found: foundIn(one) }));
    const marked = kinds.filter((kind) => sentences.some((one) => one.kind === kind));
    return marked.map((kind) => {
      const found = sentences.filter((one) => one.found === kind);
      const right = found.filter((one) => one.kind === kind).length;
      const all = sentences.filter((one) => one.kind === kind).length;
      return {
        ...(set !== 'sentences' && { set }),
        ...{ half, kind, sentences: sentences.length, all, found: found.length, right },
        precision: found.length === 0 ? null : round(right / found.length),
        recall: round(right / all),
      };
    });
  });

if (process.argv.includes('--json')) console.log(JSON.stringify({ rows, budgets }));
else
  for (const { set, half, kind, sentences, all, found, right, precision, recall } of rows)
    console.log(
      `${set ? 'generalised ' : ''}${half.padEnd(11)} ${kind} ${sentences} sentences, ${all} such, ${found} found, ${right} of them rightly: precision ${precision}, recall ${recall}`,
    );
if (process.argv.includes('--wrong'))
  for (const one of sets.flatMap((set) => loadMoments('development', set)))
    if ((foundIn(one) ?? 'none') !== one.kind)
      console.log(`${one.kind} read as ${foundIn(one) ?? 'none'}: ${one.text}`);

if (rows.some(({ half, precision }) => half === 'held-out' && precision !== null && precision < budgets.precision))
  process.exitCode = 1;
