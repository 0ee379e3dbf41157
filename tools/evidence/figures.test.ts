import { lastObject, type Runs, withFigures } from './figures.ts';

const page = `# Evidence

<!-- figures of docs/evidence.json: npm run evidence -- <script> -->
old
<!-- end of figures -->

Rest.
`;

const runs: Runs = {
  'bench:b': { date: '2026-11-28', held: false, figures: { p95_ms: 17.43219 } },
  'bench:a': {
    date: '2026-11-27',
    held: true,
    figures: {
      en: { recall: 0.9 },
      rows: [
        { half: 'development', n: 2 },
        { half: 'held-out', n: 1 },
      ],
      name: 'x',
    },
  },
};

it('replaces the table with one row per command and changes nothing else', () => {
  const made = withFigures(page, runs);
  expect(made).toBe(`# Evidence

<!-- figures of docs/evidence.json: npm run evidence -- <script> -->

| command | budget | figures | when |
| --- | --- | --- | --- |
| \`npm run bench:a -- --json\` | held | en.recall 0.9, held-out (n 1) | 2026-11-27 |
| \`npm run bench:b -- --json\` | **missed** | p95_ms 17.43 | 2026-11-28 |

<!-- end of figures -->

Rest.
`);
  expect(withFigures(made, runs)).toBe(made);
});

it('refuses a page without a place for the table', () => {
  expect(() => withFigures('# Evidence\n', runs)).toThrow('no place for figures');
});

it('takes the last line as figures, and rejects one that is not an object', () => {
  expect(lastObject('a table\n{"p50_ms":3}\n')).toEqual({ p50_ms: 3 });
  expect(() => lastObject('a table\n[1]')).toThrow('no JSON object');
  expect(() => lastObject('')).toThrow('no JSON object');
});
