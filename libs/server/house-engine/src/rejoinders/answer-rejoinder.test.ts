import { type Catalogue, loadCatalogue } from '@greenroom/content';
import { shippedContent } from '@greenroom/content/testing/shipped-content';
import { flowWords } from '../flows/flow-words.ts';
import { answerFromHouse, indexShelves, type ShelfSearch, type Turn } from '../index.ts';
import { expectedIn, remarkIn } from './expected-in.ts';

let catalogue: Catalogue;
let shelves: ShelfSearch;
beforeAll(async () => {
  catalogue = await loadCatalogue(shippedContent);
  shelves = indexShelves(catalogue);
});

it.each([
  ['what if he says i’m being petty', 'he says i’m being petty'],
  ['And if she starts to cry?', 'she starts to cry'],
  ['I told him already. He’ll say there’s no money.', 'He’ll say there’s no money'],
  ['he always says he’s broke', 'he always says he’s broke'],
  ['und wenn er sagt, ich übertreibe?', 'er sagt, ich übertreibe'],
  ['Sie wird bestimmt sauer sein', 'Sie wird bestimmt sauer sein'],
  ['I want to talk to my boss about my salary', undefined],
  ['soon none of this will be my problem any more', undefined],
  ['ok', undefined],
])('reads from “%s” what another person says or does', (text, expected) => expect(expectedIn(text)).toBe(expected));

it.each([
  ['she says I am putting pressure on her', 'you are putting pressure on me'],
  ['he’ll say I am throwing him out', 'you are throwing me out'],
  ['he’ll say I took her side', 'you took my side'],
  ['he says I can’t afford it', 'I can’t afford it'],
  ['she says "I hate him"', 'I hate him'],
])('“%s” is the remark “%s”', (text, remark) => expect(remarkIn(text)).toBe(remark));

it('recognises at least 95 of 100 phrasings', () => {
  const told = catalogue.rejoinders.flatMap(({ id, tells }) =>
    [...tells.en, ...tells.de].map((text) => ({ id, found: shelves.rejoinderTo(text)?.id })),
  );
  expect(told.filter(({ id, found }) => id === found).length / told.length).toBeGreaterThan(0.95);
});

function answerTo(coach: string, before: string, text: string): string {
  const history: Turn[] = [
    { author: 'person', text: before, offered: [] },
    { author: 'coach', text: 'Good.', offered: [] },
  ];
  const question = { coach: catalogue.coach(coach)!, text, history, topic: undefined, materials: [], seed: 's' };
  const { parts } = answerFromHouse(question, shelves);
  return parts.map((part) => (part.type === 'text' ? part.text : '')).join('\n');
}

it('replies to an expected remark with matching words, in the right form of address', () => {
  const petty = catalogue.rejoinders.find(({ id }) => id === 'being-petty')!;
  expect(answerTo('anila-kestrel', 'my flatmate Jonas owes me 340 euros', 'what if he says i am petty')).toContain(
    petty.you.en,
  );
  const germanLoan = 'Mein Mitbewohner Jonas schuldet mir 340 Euro';
  expect(answerTo('anila-kestrel', germanLoan, 'und wenn er sagt, ich bin kleinlich?')).toContain(petty.you.de.du);
});

it.each([
  ['and if denise goes "no chance priya"', 'denise goes "no chance priya"', 'no chance priya'],
  ['our finance director hates stories. hell go "thats one case, helen"', undefined, 'thats one case, helen'],
  ['and when old brian stands up and says its a tax??', 'old brian stands up and says its a tax', 'its a tax'],
  ['die sagt bestimmt die kunden sind halt so', undefined, 'die kunden sind halt so'],
  ['the advert only says "competitive"', undefined, undefined],
])('reads from “%s” the remark that is expected', (text, clause, remark) => {
  const expected = expectedIn(text);
  if (clause !== undefined) expect(expected).toBe(clause);
  expect(expected === undefined ? undefined : remarkIn(expected)).toBe(remark);
});

it('meets a remark that the content has no reply to with one that fits any, and repeats it', () => {
  const answer = answerTo('imogen-vale', 'ten minute talk on the new water meters', 'and if brian says its a tax');
  expect(answer).toContain('“its a tax”');
  expect(flowWords.meetsAnyRemark.en.some((one) => answer.includes(one))).toBe(true);
});
