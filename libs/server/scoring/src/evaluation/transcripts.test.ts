import { measure, type Transcript } from '@greenroom/speech-analysis';
import { scoreByRules } from '../domain/testing/score-by-rules.ts';
import { readBetterLines } from './better-lines.ts';
import { type CountedVersion, loadTranscripts } from './load-transcripts.ts';
import { ordersToMarkers } from '@greenroom/speech-analysis/testing/orders-to-markers';
import { rankCorrelation } from './rank-correlation.ts';
import { rankVersions } from './rank-versions.ts';

const rehearsals = loadTranscripts();
const versions = rehearsals.flatMap(({ name, rubric, subjects, versions: some }) =>
  some.map((version) => ({ title: `${name}, ${version.way}`, rubric, subjects, ...version })),
);

const changeText = ({ turns, ...rest }: Transcript, change: (text: string) => string): Transcript => ({
  ...rest,
  turns: turns.map((turn) => ({ ...turn, text: change(turn.text) })),
});

test('there are at least 24 transcripts, six versions of each scene, in both languages', () => {
  expect(versions.length).toBeGreaterThanOrEqual(24);
  expect(new Set(versions.map(({ transcript }) => transcript.language))).toEqual(new Set(['en', 'de']));
});

test.each(rehearsals)('$name: the versions are ranked as intended', (rehearsal) => {
  const { correlation, pairs, rightPairs, scores } = rankVersions(rehearsal);
  expect(correlation).toBeGreaterThanOrEqual(0.8);
  expect(rightPairs / pairs).toBeGreaterThanOrEqual(0.84);
  const [well, middling, ...others] = scores.map(({ score }) => score ?? 0);
  expect(well).toBeGreaterThan(middling ?? 0);
  expect(middling).toBeGreaterThan(Math.max(...others));
});

test('the rules recognise most better lines of the scenes', () => {
  const lines = readBetterLines();
  expect(lines.filter(({ seen }) => seen).length / lines.length).toBeGreaterThanOrEqual(0.8);
});

/**
 * Allowed difference between machine and hand count of one transcript: "someone-else, middling" has "a bit more than
 * that".
 */
const mostOff = 1;

test.each(versions)('$title: measures agree with the counts by hand', ({ transcript, counts }) => {
  const measured = new Map(measure(transcript).map((one) => [one.name, one.count ?? 0]));
  const open = measured.get('open-questions') ?? 0;
  const counted = {
    fillers: measured.get('fillers') ?? 0,
    hedges: measured.get('hedging') ?? 0,
    open,
    closed: (measured.get('questions') ?? 0) - open,
  };
  const off = Object.entries(counted).map(([name, count]) =>
    Math.abs(count - counts[name as keyof CountedVersion['counts']]),
  );
  expect(off.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(mostOff);
});

test.each(versions)('$title: talk share agrees with the words counted by hand', ({ transcript, counts }) => {
  const all = transcript.turns.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);
  expect(measure(transcript).find(({ name }) => name === 'talk-share')?.value).toBeCloseTo(
    (counts.words / all) * 100,
    0,
  );
});

/** People of the scenes, with replacements. */
const names = {
  Wen: 'Oluwaseun',
  Femi: 'Bo',
  Dorothea: 'Ada',
  Achebe: 'Maier',
  Piet: 'Gundula',
  Rosa: 'Kwame',
  Tomasz: 'Eve',
  Roth: 'Hallgrímsson',
  Hanne: 'Li',
  Irena: 'Joy',
  Pilar: 'Tom',
  Anita: 'Dmitri',
  Margaret: 'Zoë',
  Bramwell: 'Ng',
};
const numbers = {
  'seventy-eight': 'ninety-one',
  achtundsiebzigtausend: 'einundneunzigtausend',
  'thirty-one': 'fifty-two',
  fourteen: 'nineteen',
  'sixty-one': 'eighty-three',
  'four a minute': 'five a minute',
  'four cars': 'five cars',
  'four people': 'seven people',
  'vier Leute': 'sieben Leute',
  twelfth: 'ninth',
};
const american = {
  apologise: 'apologize',
  organise: 'organize',
  realise: 'realize',
  neighbour: 'neighbor',
  colour: 'color',
};

const swap = (pairs: Record<string, string>) => (text: string) =>
  Object.entries(pairs).reduce((done, [from, to]) => done.replace(new RegExp(`\\b${from}`, 'g'), to), text);
const changes: [string, (text: string) => string][] = [
  ['names', swap(names)],
  ['numbers', swap(numbers)],
  ['American spelling', swap(american)],
  ['straight apostrophes', (text) => text.replaceAll('’', "'")],
  ['no apostrophes where that makes no other word', (text) => text.replace(/(n)’(t)|(I)’(m|ve)\b/g, '$1$2$3$4')],
  ['capitals', (text) => text.toUpperCase()],
  [
    'two letters for umlauts',
    (text) => text.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue').replaceAll('ß', 'ss'),
  ],
];

test.each(changes)('%s: the change does not affect any score', (_, change) => {
  const changed = versions.flatMap(({ transcript }) =>
    transcript.turns.filter(({ speaker, text }) => speaker === 'you' && change(text) !== text),
  );
  expect(changed.length).toBeGreaterThan(0);
  for (const { title, transcript, rubric, subjects } of versions) {
    const scored = (one: Transcript) =>
      scoreByRules(one, rubric, subjects).criteria.map(({ slug, score }) => ({ title, slug, score }));
    expect(scored(changeText(transcript, change))).toEqual(scored(transcript));
  }
});

test.each(['in the first line', 'in the last line', 'as a line of its own'])(
  'orders to the scorer change no score, %s',
  (where) => {
    for (const { way, transcript, rubric, subjects } of versions) {
      const own = transcript.turns.flatMap(({ speaker }, index) => (speaker === 'you' ? index : []));
      const at = where === 'in the first line' ? own[0] : own.at(-1);
      const before = scoreByRules(transcript, rubric, subjects);
      // One by one where there is most to lose, all at once elsewhere.
      for (const order of way === 'well' ? ordersToMarkers : [ordersToMarkers.join('\n')]) {
        const turns =
          where === 'as a line of its own'
            ? transcript.turns.toSpliced(at ?? 0, 0, { speaker: 'you', text: order })
            : transcript.turns.map((turn, index) =>
                index === at ? { ...turn, text: `${turn.text}\n${order}` } : turn,
              );
        const after = scoreByRules({ ...transcript, turns }, rubric, subjects);
        expect({ order, scores: after.criteria.map(({ score }) => score) }).toEqual({
          order,
          scores: before.criteria.map(({ score }) => score),
        });
      }
    }
  },
);

test.each([
  [[1, 2, 3], [10, 20, 30], 1],
  [[1, 2, 3], [3, 2, 1], -1],
  [[1, 1, 2], [5, 5, 9], 1],
  [[1, 2, 3, 4], [1, 3, 2, 4], 0.8],
])('the rank correlation of %j and %j is %d', (a, b, expected) => {
  expect(rankCorrelation(a, b)).toBeCloseTo(expected);
});
