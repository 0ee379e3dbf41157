import { readWorkspaceFile, workspaceFiles } from './workspace-files.ts';

const specification = readWorkspaceFile('docs/specification.md');
const sections = [...specification.matchAll(/^## (\d+)\. /gm)].map(([, number = '']) => number);
const clauses = [...specification.matchAll(/^- \*\*(\d+\.\d+)\*\* /gm)].map(([, number = '']) => number);

/**
 * Returns what a text cites: sections ("specification, sections 3 and 4") and clauses ("docs/specification.md, 12.1 and
 * 12.3").
 */
function citedIn(text: string): string[] {
  const oneLine = text.replaceAll(/\s*\n\s*(?:\*|\/\/|#)?\s*/g, ' ');
  return [
    ...oneLine.matchAll(
      /[Ss]pecification(?:\.md)?(?:[’']s (?:own )?words)?(?:,| \()\s*(?:sections? )?(\d[\d., and to]*)/g,
    ),
  ].flatMap(([, numbers = '']) => numbers.match(/\d+(?:\.\d+)?/g) ?? []);
}

test('finds citations of sections and clauses', () => {
  expect(citedIn('/** Cookies (specification, sections 3 and\n * 9): http-only. */')).toEqual(['3', '9']);
  expect(citedIn('Source: docs/specification.md, 12.3.')).toEqual(['12.3']);
  expect(citedIn('(specification, section 7: server-side)')).toEqual(['7']);
  expect(citedIn('as RFC 9110, section 14 has it')).toEqual([]);
});

test('clauses are numbered by their section, without duplicates', () => {
  expect(new Set(clauses).size).toBe(clauses.length);
  expect(clauses.filter((clause) => !sections.includes(clause.split('.')[0] ?? ''))).toEqual([]);
});

test('every clause and section that code cites is in docs/specification.md', () => {
  const missing = workspaceFiles('{apps,libs,tools,e2e}/**/*.{ts,tsx}', 'content/**/*.yaml')
    .filter((file) => !file.endsWith('docs-specification.test.ts'))
    .flatMap((file) => citedIn(readWorkspaceFile(file)).map((number) => ({ file, number })))
    .filter(({ number }) => !sections.includes(number) && !clauses.includes(number));
  expect(missing).toEqual([]);
});
