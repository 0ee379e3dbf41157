import { type Catalogue, loadCatalogue } from '@greenroom/content';
import { shippedContent } from '@greenroom/content/testing/shipped-content';
import { prepareOccasion } from './prepare-occasion.ts';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await loadCatalogue(shippedContent);
});
const prepare = (text: string, language: 'en' | 'de' = 'en') =>
  prepareOccasion(catalogue, text, { language, library: 'all' });

test.each([
  ['Asking Dana for a raise on Thursday', 'anila-kestrel', 'ask-for-the-raise'],
  ['Job interview at a hospital next week', 'rosalind-achter', 'tell-me-about-yourself'],
  ['My landlord is putting up the rent', 'kaito-lindqvist', 'the-rent-is-going-up'],
  ['Ich halte eine Rede auf der Hochzeit meiner Schwester', 'fenwick-ashby', 'the-toast-in-the-corridor'],
  ['Kündigungsgespräch mit meinem Mitarbeiter', 'zuri-marlowe', 'letting-desmond-go'],
  ['Ich muss am Montag kündigen', 'zuri-marlowe', 'handing-in-your-notice'],
])('“%s” gets %s, with a scene and a sentence', (text, coach, scene) => {
  const { care, ...prepared } = prepare(text);
  expect(care).toBeNull();
  expect([prepared.coach?.slug, prepared.scene?.slug]).toEqual([coach, scene]);
  expect(prepared.sentence?.better).not.toBe('');
});

test('the sentence contains the person’s own names and sums, in the language of their words', () => {
  expect(prepare('Asking Dana for a raise to 78,000 on Thursday', 'de').sentence).toMatchObject({
    language: 'en',
    better: expect.stringMatching(/^Dana, .*78,000 /) as string,
  });
  expect(prepare('Ich bitte meine Chefin Petra um mehr Gehalt, 4.200 Euro').sentence).toMatchObject({
    language: 'de',
    better: expect.stringMatching(/^Petra, .*4\.200 Euro/) as string,
  });
});

test('the sentence is in the language of the page where the words are too few to tell', () => {
  expect(prepare('Rede am 12. Dezember', 'de').sentence?.language).toBe('de');
  expect(prepare('Toast 12 December', 'en').sentence?.language).toBe('en');
});

test.each([
  ['I want to ask my boss for a raise on Thursday', 'en', /Thursday/],
  ['Asking my boss for remote days tomorrow', 'en', /tomorrow/],
  ['Ich bitte meine Chefin am Donnerstag um mehr Gehalt', 'de', /Donnerstag/],
  ['Ich will am Montag meine Kaution zurück', 'de', /Montag/],
  ['Ich muss am Freitag bei meiner Chefin kündigen', 'de', /Freitag/],
  ['Ich möchte ab März in Teilzeit arbeiten', 'de', /März/],
])('the sentence for “%s” does not take the day of the conversation as a deadline', (text, language, day) => {
  const { sentence } = prepare(text);
  expect(sentence?.language).toBe(language);
  expect(sentence?.better).not.toMatch(day);
});

test('the sentence names a deadline that the person sets', () => {
  expect(prepare('I want my deposit back by Friday').sentence?.better).toMatch(/ by Friday/);
  expect(prepare('Ich will meine Kaution bis Freitag zurück').sentence?.better).toMatch(/ bis Freitag/);
});

test.each([
  ['I’m asking my boss to work from home two days a week', 'kaito-lindqvist'],
  ['Ich möchte meinen Chef um Teilzeit bitten', 'kaito-lindqvist'],
  ['My boss always criticises me in front of the team', 'zuri-marlowe'],
  ['Feedback from my manager on Friday', 'zuri-marlowe'],
  ['Konflikt mit meinem Chef', 'zuri-marlowe'],
  ['Meine Kollegin kommt immer zu spät', 'zuri-marlowe'],
  ['A talk with my boss about my team', 'zuri-marlowe'],
])('“%s” gets %s, and no scene in which the person plays the boss', (text, coach) => {
  const prepared = prepare(text);
  expect(prepared.coach?.slug).toBe(coach);
  expect(catalogue.scenes.scene(prepared.scene?.slug ?? '')?.youLead).toBeUndefined();
});

test.each([
  ['A difficult talk with my team', 'she-talks-over-people'],
  ['My employee wants to work part-time', 'three-days-a-week'],
  ['Kritik an einer Kollegin in meinem Team', 'ten-past-eight'],
  ['Ich bin Chefin und muss jemanden entlassen', 'letting-desmond-go'],
])('“%s” gets a scene in which the person leads', (text, scene) => {
  expect(prepare(text).scene?.slug).toBe(scene);
});

test.each([
  ['Job interview at a bakery tomorrow', 'interview'],
  ['Best man speech for my brother', 'toast'],
])('“%s” gets the sentence written for the occasion, if no other is surely called for', (text, slug) => {
  const { line } = catalogue.occasions.find((kind) => kind.slug === slug)!;
  expect(prepare(text).sentence?.better).toBe(line.en);
});

test('the sentence is never about another matter: a person who dismisses someone does not resign', () => {
  expect(prepare('Kündigungsgespräch mit meinem Mitarbeiter').sentence?.better).not.toContain('Ich kündige');
});

test.each([
  ['I have to fire my friend', 'zuri-marlowe', 'eight-words'],
  ['Telling my mother I’m not coming for Christmas', 'wes-tallgrass', 'message-to-the-other-house'],
  ['Dinner with my in-laws', 'dov-harrowgate', 'a-story-at-dinner'],
  ['First parents’ evening as a teacher', 'wes-tallgrass', 'side-by-side'],
  ['Feedbackgespräch mit einem Azubi', 'zuri-marlowe', 'feedback-before-it-sets'],
  ['A talk with my boss about workload', 'zuri-marlowe', 'eight-words'],
  ['Ich möchte befördert werden', 'anila-kestrel', 'fifteen-facts'],
])('“%s” gets %s and something to read', (text, coach, item) => {
  const prepared = prepare(text);
  expect([prepared.coach?.slug, prepared.content?.slug]).toEqual([coach, item]);
});

test('words without meaning get nothing', () => {
  expect(prepare('hello')).toEqual({ care: null, coach: null, sentence: null, scene: null, content: null });
});

test('words that mention danger are answered with help instead of everything else', () => {
  const { care, ...others } = prepare('I want to die');
  expect(care).not.toBeNull();
  expect(others).toEqual({ coach: null, sentence: null, scene: null, content: null });
});
