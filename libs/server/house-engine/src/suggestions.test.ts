import { shippedContent } from '@greenroom/content/testing/shipped-content';
import { type Catalogue, type Coach, loadCatalogue } from '@greenroom/content';
import { germanQuestions, germanTopics } from './german-suggestions.ts';
import type { HouseQuestion, Turn } from './question.ts';
import { suggestNext } from './suggestions.ts';
import { looksGerman } from './words.ts';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await loadCatalogue(shippedContent);
});

const suggested = (coach: Coach, text: string, more: Partial<HouseQuestion> = {}) =>
  suggestNext({ coach, text, history: [], topic: undefined, materials: [], seed: 'a seed', ...more }, undefined);
const german = 'Ich habe morgen ein Gespräch und weiß nicht, wie ich anfangen soll.';
const said = (...texts: string[]): Turn[] => texts.map((text) => ({ author: 'person', text, offered: [] }));

it('are German for every coach if the person writes German: two questions and a topic, none said before', () => {
  for (const coach of catalogue.coaches) {
    expect(germanTopics(coach)).toHaveLength(6);
    const history: Turn[] = [];
    for (let turn = 0; turn < 6; turn += 1) {
      const suggestions = suggested(coach, german, { history, seed: String(turn) });
      expect(suggestions).toHaveLength(3);
      expect(suggestions.filter((one) => germanTopics(coach).includes(one))).toHaveLength(1);
      for (const one of suggestions) {
        expect(one.length).toBeLessThanOrEqual(60);
        expect(history.map(({ text }) => text)).not.toContain(one);
      }
      history.push(...said(suggestions[0] as string));
    }
  }
});

it('lead to German answers in a German conversation', () => {
  const all = [...germanQuestions, ...catalogue.coaches.flatMap(germanTopics)];
  expect(all.filter((one) => !looksGerman(one))).toEqual([]);
});

it.each([
  ['after a short word in a German conversation', 'ja', said(german), true],
  ['in English', 'How do I begin my talk?', [], false],
  [
    'once the person has switched to English',
    'Let us go on in English, what should I say first?',
    said(german, 'How do I begin?', 'And what about the end of it?'),
    false,
  ],
])('follow the language %s', (_, text, history, isGerman) => {
  const [first = ''] = suggested(catalogue.coaches[0] as Coach, text, { history });
  expect(germanQuestions.includes(first)).toBe(isGerman);
});
