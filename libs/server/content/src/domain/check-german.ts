import type { CoachFile, CoachInGermanFile, ItemInGermanFile } from './content-files.ts';
import { oneLine, type ReadItem } from './check-shelf.ts';
import type { Problems, SourceFile } from './source-file.ts';

export interface ReadGermanItem extends SourceFile<ItemInGermanFile> {
  slug: string;
  body: string;
}

/** Checks that a German item has the same parts as the English one, in the same order, and quotes only its own text. */
export function checkGerman(german: ReadGermanItem, english: ReadItem, problems: Problems): void {
  const wrong = (path: (string | number)[], what: string) => problems.add(german.file, german.lineOf(path), what);
  const { quotes, asks, fields, recipe } = german.value;
  const of = english.value;
  const counts = (path: string[], own: number | undefined, theirs: number | undefined) => {
    if (own !== theirs) wrong(path, `has ${own ?? 0} for ${theirs ?? 0} in English`);
  };
  counts(['quotes'], quotes.length, of.quotes.length);
  counts(['asks'], asks.length, of.asks.length);
  const body = oneLine(german.body);
  quotes.forEach((quote, index) => {
    if (!body.includes(oneLine(quote)))
      wrong(['quotes', index], `does not stand word for word in the text: “${quote}”`);
  });
  const slugs = (list: readonly { slug: string }[] = []) => list.map(({ slug }) => slug).join(', ');
  if (slugs(fields) !== slugs(of.fields)) wrong(['fields'], `has “${slugs(fields)}” for “${slugs(of.fields)}”`);
  if ((recipe === undefined) !== (of.recipe === undefined)) wrong(['recipe'], 'is there where the English one is');
  for (const part of ['ingredients', 'instructions', 'variations'] as const)
    counts(['recipe', part], recipe?.[part].length, of.recipe?.[part].length);
  const [own, theirs] = [shapeOf(german.body), shapeOf(english.body)];
  for (const mark of ['heading', 'point', 'number', 'quotation'] as const)
    if (own[mark] !== theirs[mark]) wrong([], `its text has ${own[mark]} of ${mark} for ${theirs[mark]} in English`);
}

/** Checks that a coach's German texts have the same topics and groups of the shelf, in the same order. */
export function checkGermanCoach(german: SourceFile<CoachInGermanFile>, english: CoachFile, problems: Problems): void {
  for (const part of ['topics', 'categories'] as const) {
    const [own, theirs] = [german.value, english].map((one) => one[part].map(({ slug }) => slug).join(', '));
    if (own !== theirs) problems.add(german.file, german.lineOf([part]), `has “${own}” for “${theirs}”`);
  }
}

/** Counts the lines of Markdown that start a heading, a bullet point, a numbered point or a quotation. */
function shapeOf(body: string) {
  const count = (begins: RegExp) => body.split('\n').filter((line) => begins.test(line)).length;
  return { heading: count(/^#+ /), point: count(/^- /), number: count(/^\d+\. /), quotation: count(/^> /) };
}
