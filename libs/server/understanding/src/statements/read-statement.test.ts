import { judgeStatements, statementFigures } from '../../evaluation/statements.ts';
import { readStatement, statementsIn } from './read-statement.ts';

const file = (name: string) => new URL(`../../evaluation/${name}`, import.meta.url);

it.each([
  ['I’ll just apologise', 'fear'],
  ['Kill my boss if he adds one more slide lol', 'joke'],
  ['I want to punch him in the face', 'threat'],
  ['Just leave it', 'other'],
  ['To hit them', 'threat'],
  ['I don’t want to leave', 'negation'],
  ['If I got the job, I’d move', 'hypothetical'],
  ['She says I should quit', 'quotation'],
  ['Should I ring her tomorrow?', 'question'],
  ['I used to work at a bank', 'past'],
  ['Ich hab Angst, dass ich rot werde', 'fear'],
  ['Vielleicht rufe ich sie morgen an', 'hypothetical'],
])('remembers nothing from “%s”: %s', (sentence, why) => {
  expect(readStatement(sentence)).toEqual({ kind: 'none', why });
  expect(readStatement(sentence, { answered: 'goal' }).kind).toBe('none');
});

it.each([
  ['I want to ask for a raise without crying.', 'goal', 'to ask for a raise without crying'],
  ['OK, I’ll ring her on Friday', 'plan', "I'll ring her on Friday"],
  ['I’m a nurse in Leeds.', 'fact', "I'm a nurse in Leeds"],
  ['Ich rufe sie am 3. März an.', 'plan', 'Ich rufe sie am 3. März an'],
])('reads “%s” as a %s', (sentence, kind, text) => expect(readStatement(sentence)).toEqual({ kind, text }));

it('reads the answer to the question about a goal as a goal, and the answer about a fear as none', () => {
  expect(readStatement('A calm start.').kind).toBe('none');
  expect(readStatement('A calm start.', { answered: 'goal' })).toEqual({ kind: 'goal', text: 'A calm start' });
  expect(readStatement('I’ll ring her on Friday', { answered: 'fear' })).toEqual({ kind: 'none', why: 'fear' });
});

it('reads each sentence and clause of a message by itself', () => {
  const read = statementsIn('I’m a nurse, and I have two kids. I want to leave, how do I start? I’ll go red.');
  expect(read.map(({ text }) => text)).toEqual(["I'm a nurse", 'I have two kids', 'to leave']);
});

it('remembers almost nothing wrong in the sentences it was developed on', () => {
  const { precision, recall } = statementFigures(judgeStatements(file('development/statements.tsv')));
  expect(precision).toBeGreaterThan(0.97);
  expect(recall).toBeGreaterThan(0.9);
});

it('remembers little that is wrong in held-out sentences', () => {
  const judged = judgeStatements(file('held-out/memory.tsv'));
  const { precision, recall } = statementFigures(judged);
  expect(precision).toBeGreaterThan(0.92);
  expect(recall).toBeGreaterThan(0.45);
  const neverMeant = ['fear', 'negation', 'hypothetical', 'quotation', 'question', 'past'];
  expect(judged.filter(({ is, readAs }) => neverMeant.includes(is) && readAs !== 'none')).toEqual([]);
});
