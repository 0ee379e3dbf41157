import { goalFromAnswer, goalIn } from './goal.ts';
import { commitsToSomething, namesATime, stepIn } from './next-step.ts';
import { turned } from './own-words.ts';

it.each([
  ['I want to ask for the raise by Friday.', 'to ask for the raise by Friday'],
  ['Hi. I’d like to tell my boss that I’m leaving, how do I start?', 'to tell your boss that you’re leaving'],
  ['My goal is a calm start because I panic', 'a calm start'],
  ['I want to ask for the raise,', 'to ask for the raise'],
  ['I want to ask for the raise, - ', 'to ask for the raise'],
  ['I need to sell my uncle’s van', 'to sell your uncle’s van'],
  ['I want them to listen', 'them to listen'],
  ['Ich möchte bis Freitag um mehr Gehalt bitten.', '“bis Freitag um mehr Gehalt bitten”'],
  ['What do I need to say?', undefined],
  ['I don’t want to go', undefined],
  ['I want to know what you think', undefined],
  ['if I want to leave', undefined],
  ['I want you to write it', undefined],
  ['It rained.', undefined],
])('reads from “%s” the goal %s', (text, goal) => expect(goalIn(text)).toBe(goal));

it.each([
  ['A calm start.', 'a calm start'],
  ['A calm start,', 'a calm start'],
  ['That they remember my name', 'they remember your name'],
  ['I would be myself', 'you would be yourself'],
  ['no', undefined],
  ['this deadline is killing me', undefined],
  ['I was late', undefined],
])('reads the answer “%s” as the goal %s', (text, goal) => expect(goalFromAnswer(text)).toBe(goal));

it.each([
  ['I’ll ring her tonight.', 'you’ll ring her tonight', true],
  ['Ok, I will ask my sister', 'you will ask your sister', false],
  ['I will ask my sister,', 'you will ask your sister', false],
  ['I’ll do what you said tomorrow', undefined, true],
  ['Ich werde sie morgen anrufen', '“Ich werde sie morgen anrufen”', true],
])('reads from “%s” the step %s', (text, step, hasTime) => {
  expect(commitsToSomething(text)).toBe(true);
  expect(stepIn(text)).toBe(step);
  expect(namesATime(text)).toBe(hasTime);
});

it.each([
  ['I was late and it’s mine', 'you were late and it’s yours'],
  ['I’m told I’ve lost my way', 'you’re told you’ve lost your way'],
  ['help me as you did', undefined],
])('turns “%s” to the second person', (text, expected) => expect(turned(text)).toBe(expected));

it('a date in German does not end the goal', () => {
  expect(goalIn('ich muss am 3. mai beim jubiläum vom schützenverein reden, 180 gäste im zelt')).toBe(
    '“am 3. mai beim jubiläum vom schützenverein reden”',
  );
});
