import { judgePlays } from '../../evaluation/judge-plays.ts';
import { smallRubric, smallSubjects, smallTalk } from '../testing/rubric.ts';
import type { Transcript } from '@greenroom/speech-analysis';
import { scoreByRules } from '../testing/score-by-rules.ts';
import { explain } from './explain.ts';

const talk = (...lines: string[]): Transcript => ({
  language: 'en',
  turns: lines.map((text, index) => ({ speaker: index % 2 ? 'you' : 'partner', text })),
});
const score = (transcript: Transcript) => scoreByRules(transcript, smallRubric, smallSubjects);
const creditOf = (transcript: Transcript, slug: string) =>
  score(transcript)
    .criteria.flatMap(({ checks }) => checks)
    .find((check) => check.slug === slug)?.credit;

it('ranks the development plays in their order, and scores those without a conversation low', () => {
  const { pairs, rightPairs, withoutTalk, lowEnough } = judgePlays('development');
  expect(rightPairs / pairs).toBeGreaterThanOrEqual(0.97);
  expect(lowEnough / withoutTalk).toBe(1);
});

it.each([
  ['a list of words', 'Pay, raise, seventy thousand, Friday, in writing, agreed.', 'give-facts'],
  ['a filled-in form', 'My number: seventy thousand. My reason: pay. My day: Friday.', 'give-facts'],
  ['three nouns', 'The number, the pay, the seventy.', 'give-facts'],
  ['pieces that begin alike', 'With a raise of seventy, with a good Friday, with a van.', 'give-facts'],
  ['labels in sentences', 'My number is seventy thousand. My reason is my pay. My day is Friday.', 'give-facts'],
  ['several questions at once', 'What do you need? How do you see it? Why is that?', 'ask'],
  ['a threat', 'I’m leaving and I’ll take half the team on Friday.', 'settle'],
  ['a rhetorical question about the last time', 'What went wrong the last time we spoke of pay?', 'give-facts'],
])('gives no credit for %s', (_, text, check) => {
  expect(creditOf(talk('What is it about?', 'It’s about my pay.', 'That is hard this year.', text), check)).toBe(0);
});

it('credits a next step once something was said, and not where the answer is a no', () => {
  const step = 'I’ll send you the figures by Wednesday.';
  expect(creditOf(talk('What is it about?', 'My pay, I think it is low.', 'That is hard.', step), 'settle')).toBe(1);
  expect(creditOf(talk('What is it about?', step), 'settle')).toBe(0);
  expect(
    creditOf(talk('What is it about?', 'My pay is too low.', 'That is hard.', step, 'No way. I’m leaving.'), 'settle'),
  ).toBe(0);
});

it('credits half of a line that does five things at once, and lowers the score where all lines do', () => {
  const crammed =
    'I understand your worry. I want seventy thousand for my pay because of the vans. What would you need? Thank you.';
  expect(creditOf(talk('What is it?', 'My pay.', 'There is no money for it.', crammed), 'ask')).toBe(0.5);
  const all = score(talk('What?', crammed, 'And?', `${crammed} I can help you.`, 'Why?', `${crammed} I agree.`, 'So?'));
  expect(all.conversation?.coherence).toBeLessThan(1);
});

const coherenceOf = (...lines: string[]) => score(talk(...lines)).conversation!.coherence;

it.each([
  ['asks what a word means', 'Seventy what?'],
  ['repeats their question', 'I asked who decides.'],
  ['asks for plain language', 'Talk like a person, would you?'],
])('lowers coherence where the partner %s', (_, reply) => {
  const own = ['It is about pay.', 'I want seventy.', 'So seventy it is.'];
  expect(coherenceOf('What is it?', own[0]!, reply, own[1]!, reply, own[2]!, 'I see.')).toBeLessThan(1);
  expect(coherenceOf('What is it?', own[0]!, 'I see.', own[1]!, 'Go on.', own[2]!, 'I see.')).toBe(1);
});

it.each([
  ['What figures?', 1],
  ['What is the raise of seventy?', 1],
  ['What kind of raise was it, in your old job?', 0],
  ['You’ve lost me.', 1],
])('takes “%s” for %i complaint', (reply, complaints) => {
  const own = ['The figures are good.', 'It is a raise of seventy.', 'So it is.'];
  const coherence = coherenceOf('What is it?', own[0]!, reply, own[1]!, reply, own[2]!, 'I see.');
  expect(coherence < 1).toBe(complaints > 0);
});

it('lowers coherence where six words come again in their order', () => {
  const again = ['I would like a raise of ten thousand.', 'Well, I would like a raise of ten.'];
  expect(coherenceOf('Why?', again[0]!, 'Hm.', again[1]!, 'Yes.', 'It is a raise.', 'Yes.', again[0]!)).toBeLessThan(1);
});

it('lowers openness where the partner says little', () => {
  const lines = ['My pay is too low for the two vans.', 'Why do you see it so?', 'I see what you mean there.'];
  const openness = (reply: string) =>
    score(talk('What is it?', lines[0]!, reply, lines[1]!, reply, lines[2]!, reply)).conversation!.openness;
  expect(openness('No.')).toBeLessThan(0.75);
  expect(openness('It has been like that since the board cut the two teams in March.')).toBe(1);
});

it('lowers coherence for a formula that begins the third line, and for a line that only repeats', () => {
  const formulas = ['I hear you, and it is hard.', 'I hear you, and pay matters.', 'I hear you, and the vans run.'];
  expect(
    coherenceOf('It is hard.', formulas[0]!, 'Pay?', formulas[1]!, 'The vans?', formulas[2]!, 'Yes.'),
  ).toBeLessThan(1);
  const again = [
    'The salary covers drivers and vans.',
    'Salary, and drivers with their vans.',
    'Vans for drivers on a salary.',
  ];
  expect(coherenceOf('Why?', again[0]!, 'Go on.', again[1]!, 'Yes.', again[2]!, 'Yes.')).toBeLessThan(1);
});

it('lowers relevance most where no subject of the scene is ever mentioned', () => {
  const beside = talk(
    'What is it?',
    'Thank you for the tea.',
    'You came for something.',
    'Thank you, it is lovely tea.',
    'So?',
    'Yes.',
  );
  expect(score(beside).conversation!.relevance).toBe(0.3);
});

it('credits a close where the partner leaves after agreeing', () => {
  const step = 'I’ll send you the figures by Wednesday.';
  const lines = ['What is it about?', 'My pay is too low.', 'That is hard.', step];
  expect(creditOf(talk(...lines, 'Agreed. I’m going home now.'), 'settle')).toBe(1);
  expect(creditOf(talk(...lines, 'Goodbye.'), 'settle')).toBe(0);
});

it('gives full marks to every measure in a good conversation', () => {
  expect(score(smallTalk)).toMatchObject({
    heard: 1,
    conversation: { coherence: 1, relevance: 1, politeness: 1, patience: 1 },
  });
});

it.each([
  ['coherence', 'I want seventy thousand for it.', 'Saying the same again'],
  ['relevance', 'The swimming pool has a new roof, and it leaks already.', 'Talk of other things'],
  ['politeness', 'You idiot.', 'Blame, insults or threats'],
] as const)('lowers the score for lost %s, and says so', (measure, text, why) => {
  const lost = score(talk('What is it?', text, 'I don’t see it.', text, 'Why should I?', text, 'And then?', text));
  expect(lost.conversation?.[measure]).toBeLessThan(1);
  expect(lost.heard).toBeLessThan(1);
  expect(explain(lost, smallRubric[0]!, 'en').cost).toContain(why);
});
