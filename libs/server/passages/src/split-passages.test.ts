import { shippedContent } from '@greenroom/content/testing/shipped-content';
import { type Item, loadCatalogue } from '@greenroom/content';
import { countWords, splitPassages } from './split-passages.ts';

let items: Item[];
beforeAll(async () => {
  items = (await loadCatalogue(shippedContent)).coaches.flatMap(({ shelf }) => [...shelf]);
});

const sentence = (word: string, count: number) => `${Array.from({ length: count }, () => word).join(' ')}.`;
const capital = (count: number) => sentence('Word', count);

it('returns every passage of the library verbatim, and loses no word', () => {
  for (const { body } of items) {
    const passages = splitPassages(body);
    for (const { text } of passages) expect(body).toContain(text);
    const headings = new Set(passages.flatMap(({ heading }) => heading ?? []));
    const words = [...headings, ...passages.map(({ text }) => text)].reduce((sum, text) => sum + countWords(text), 0);
    expect(words).toBe(countWords(body));
  }
});

it('keeps passages of the library within 120 words, and below 40 only if a section is shorter', () => {
  for (const { body } of items) {
    const passages = splitPassages(body);
    for (const { heading, text } of passages) {
      expect(countWords(text)).toBeLessThanOrEqual(120);
      if (passages.filter((one) => one.heading === heading).length > 1)
        expect(countWords(text)).toBeGreaterThanOrEqual(40);
    }
  }
});

it('cuts between sentences if a paragraph is too long, and between paragraphs if possible', () => {
  const [one, other] = splitPassages(`## Long\n\n${capital(70)} ${capital(70)}`);
  expect([one, other].map((passage) => passage?.text)).toEqual([capital(70), capital(70)]);
  const paragraphs = [capital(30), capital(30), capital(30), capital(50)];
  expect(splitPassages(paragraphs.join('\n\n')).map(({ text }) => text)).toEqual([
    paragraphs.slice(0, 2).join('\n\n'),
    paragraphs.slice(2).join('\n\n'),
  ]);
});

it('skips a heading with nothing below it, and an empty text', () => {
  expect(splitPassages('## Nothing\n\n## Something\n\nA word.')).toEqual([{ heading: 'Something', text: 'A word.' }]);
  expect(splitPassages('')).toEqual([]);
});
