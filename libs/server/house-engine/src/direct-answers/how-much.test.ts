import { shippedContent } from '@greenroom/content/testing/shipped-content';
import { loadCatalogue } from '@greenroom/content';
import { answerFromHouse } from '../house-engine.ts';
import { indexShelves } from '../shelf-search.ts';
import type { Turn } from '../question.ts';

const catalogue = await loadCatalogue(shippedContent);
const shelves = indexShelves(catalogue);
const coach = catalogue.coach('anila-kestrel')!;

function say(...texts: string[]): string {
  const history: Turn[] = [];
  let answer = '';
  for (const text of texts) {
    const { parts } = answerFromHouse(
      { coach, text, history: [...history], topic: undefined, materials: [], lastTime: undefined, seed: text },
      shelves,
    );
    answer = parts.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n');
    history.push({ author: 'person', text, offered: [] }, { author: 'coach', text: answer, offered: [] });
  }
  return answer;
}

test.each([
  ['I earn 62,000. How much should I ask for?', 'five per cent more is 65,100 and ten per cent 68,200'],
  ['I want a raise, I earn 62k. What figure should I name?', 'five per cent more is 65,100 and ten per cent 68,200'],
  ['I earn 62k and I want 70k. How much should I ask for?', 'From 62k to 70k is 13 per cent more'],
  ['Ich verdiene 3.400 Euro. Wie viel soll ich verlangen?', 'fünf Prozent mehr 3.570 und zehn Prozent 3.740'],
  ['I earn 62k, my colleague earns 70k. What salary should I ask for?', 'five per cent more is 65,100'],
])('%s', (text, sum) => {
  const answer = say(text);
  expect(answer).toContain(sum);
  expect(answer).toMatch(/can’t know|kann ich nicht wissen/);
});

test('asks for what is earned now, once, and works out the sums from the answer', () => {
  expect(say('How much should I ask for at my pay review?')).toContain('Tell me what you earn now');
  const answer = say('How much should I ask for at my pay review?', '3,400 a month');
  expect(answer).toContain('five per cent more is 3,570 and ten per cent 3,740');
  expect(answer).not.toContain('adverts');
});

test('takes neither an offer nor a share for what is earned', () => {
  const question = 'They offered me 55,000. How much should I ask for at my pay review?';
  expect(say(question)).toContain('Tell me what you earn now');
  expect(say(question, 'I’d rather not say')).not.toContain('five per cent more is');
  expect(say('I got 3% last year. What raise should I ask for, how much should I ask for?')).not.toContain('From 3');
});

test('says nothing of pay where a price is asked', () => {
  expect(say('How much should I ask for the piano?')).not.toContain('what you earn');
});
