import { sampleData } from '@greenroom/api-client/testing';
import type { Recommendation } from '@greenroom/contracts';
import { answerParts } from './answer-parts.ts';

const sample = sampleData.messages[1]!.recommendations[0]!;
const card = (id: string, after: number | null): Recommendation => ({ ...sample, recommendationId: id, after });
const first = 'It will hold.\n\nThis lesson helps:';
const asks = '\n\nWhat comes first?';

test.each([
  ['no card', first, [], [first]],
  ['no text yet', '', [], []],
  ['a card before the closing question', first + asks, [card('a', first.length)], [first, 'card a', asks]],
  ['a card that came last', first + asks, [card('a', first.length + asks.length)], [first + asks, 'card a']],
  ['a card with an unknown position', first + asks, [card('a', null)], [first + asks, 'card a']],
  ['a card while the text is still arriving', first, [card('a', first.length)], [first, 'card a']],
  ['a card before all text', asks.trim(), [card('a', 0)], [asks.trim(), 'card a']],
  ['a card within a paragraph', first + asks, [card('a', 20)], [first, 'card a', asks]],
  [
    'a card right after a blank line',
    `${first}\n\nWhat?`,
    [card('a', first.length + 2)],
    [`${first}\n\n`, 'card a', 'What?'],
  ],
  [
    'two cards in one place',
    first + asks,
    [card('a', first.length), card('b', first.length)],
    [first, 'card a', 'card b', asks],
  ],
  [
    'two cards in two places',
    first + asks,
    [card('a', 13), card('b', first.length)],
    ['It will hold.', 'card a', '\n\nThis lesson helps:', 'card b', asks],
  ],
])('%s', (_, text, recommendations, expected) => {
  const parts = answerParts({ text, recommendations });
  expect(parts.map((part) => (part.kind === 'words' ? part.text : `card ${part.key}`))).toEqual(expected);
  expect(new Set(parts.map(({ key }) => key)).size).toBe(parts.length);
});
