import { median, report, table } from './report.ts';

test.each([
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2],
  [[7], 7],
])('the median of %j is %d', (values, middle) => {
  expect(median(values)).toBe(middle);
});

test('aligns the columns of a table, figures to the right', () => {
  const rows = [
    ['start', 'ms'],
    ['first', '1,200'],
    ['later on', '80'],
  ];
  expect(table(rows)).toEqual(['start         ms', 'first      1,200', 'later on      80']);
});

describe('with --json', () => {
  const asked = [...process.argv];
  afterEach(() => {
    process.argv = asked;
  });

  test('prints the figures as one JSON object in the last line', () => {
    const lines: string[] = [];
    const log = jest.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
    process.argv = [...asked, '--json'];
    report('Start', [['first', '9']], { first_start_p50_ms: 9 });
    log.mockRestore();
    expect(JSON.parse(lines.at(-1) ?? '')).toEqual({ first_start_p50_ms: 9 });
  });
});
