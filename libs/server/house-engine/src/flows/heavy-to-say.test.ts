import { shippedContent } from '@greenroom/content/testing/shipped-content';
import { loadCatalogue } from '@greenroom/content';
import { answerFromHouse } from '../house-engine.ts';
import { indexShelves } from '../shelf-search.ts';
import { flowWords } from './flow-words.ts';

const catalogue = await loadCatalogue(shippedContent);
const shelves = indexShelves(catalogue);

function say(coach: string, text: string): string {
  const { parts } = answerFromHouse(
    {
      coach: catalogue.coach(coach)!,
      text,
      history: [],
      topic: undefined,
      materials: [],
      lastTime: undefined,
      seed: text,
    },
    shelves,
  );
  return parts.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n');
}
const isCalming = (text: string) => flowWords.calm.en.some((sentence) => text.includes(sentence));

test('who is uneasy about something to say gets the words for it instead of a breathing minute', () => {
  const answer = say('anila-kestrel', 'I have to fire someone next week and I feel sick about it');
  expect(flowWords.heavyToSay.en.some((sentence) => answer.includes(sentence))).toBe(true);
  expect(answer).toContain('we’re ending your employment');
  expect(isCalming(answer)).toBe(false);
});

test('who feels bad about bringing something up is not calmed, and who cannot breathe is', () => {
  expect(
    isCalming(say('zuri-marlowe', 'One of my team keeps missing deadlines and I feel bad about bringing it up')),
  ).toBe(false);
  expect(isCalming(say('zuri-marlowe', 'I can’t breathe, I have to fire someone tomorrow'))).toBe(true);
});
