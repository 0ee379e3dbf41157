import { chance, damaged, pick, type Random, seldomLarge, several } from './random.ts';

const lines: Record<'plain' | 'markdown' | 'csv', readonly string[]> = {
  plain: [
    'a',
    '\r',
    '\ufeff',
    'ä'.repeat(99),
    '\t \t',
    '\u202e\u2066x',
    'e\u0301\u0301\u0301\u0301',
    '\ud83d\udc68\u200d',
    ' '.repeat(500),
  ],
  markdown: [
    '#'.repeat(300),
    '> '.repeat(200),
    '- '.repeat(99),
    '[a]('.repeat(99),
    '**'.repeat(200),
    '```\n',
    '|a'.repeat(300),
    '<b>'.repeat(99),
  ],
  csv: ['"', '""', 'a,b,c\n', `${','.repeat(2_000)}\n`, '=cmd|" /C calc"!A0,', '"a\n"', ';;;\n', `"${'"'.repeat(501)}`],
};

/** A text, Markdown or CSV file, in several encodings, some broken. */
export function textFile(random: Random): Buffer {
  const kinds = Object.values(lines);
  const parts = several(seldomLarge(random, 200, 20_000), () => {
    const line = pick(random, pick(random, kinds));
    return chance(random, 0.1) ? line.repeat(seldomLarge(random, 100, 5_000)) : line;
  });
  const text = parts.join(chance(random, 0.5) ? '\n' : '').slice(0, 3_000_000);
  const bytes = chance(random, 0.15) ? Buffer.from(`\ufeff${text}`, 'utf16le') : Buffer.from(text);
  return chance(random, 0.3) ? damaged(random, bytes) : bytes;
}
