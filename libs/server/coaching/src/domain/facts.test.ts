import { factsIn } from './facts.ts';

it.each([
  ['I’m a nurse in Leeds, and I have two kids.', ['I’m a nurse in Leeds', 'I have two kids']],
  ['Hi, my name is Mara. How do I begin?', ['My name is Mara']],
  ['I work at a bakery because it is warm', ['I work at a bakery']],
  ['I’ve been there for six years', ['I’ve been there for six years']],
  ['My boss is called Ann', ['My boss is called Ann']],
  ['Ich heiße Jonas und ich arbeite als Pfleger.', ['Ich heiße Jonas', 'Ich arbeite als Pfleger']],
  ['Ich bin Lehrerin', ['Ich bin Lehrerin']],
  ['Meine Chefin heißt Ute', ['Meine Chefin heißt Ute']],
])('remembers what a person says about themselves: %s', (text, facts) => {
  expect(factsIn(text)).toEqual(facts);
});

it.each([
  'I’m a bit nervous',
  'I’m a mess as a manager',
  'Am I a nurse?',
  'If I work at a bakery, what then',
  'I have been ill for six years',
  'I work as a priest in a church',
  'My sister says I work as a clown',
  'Here is the advert: I work as a nurse. I live in Leeds.',
  '“I’m a teacher”, she wrote',
  'Ich bin nicht Lehrerin',
  'Ich habe seit drei Jahren Depressionen und arbeite als Koch',
])('leaves out moods, doubts, health, belief, and what others say: %s', (text) => {
  expect(factsIn(text)).toEqual([]);
});
