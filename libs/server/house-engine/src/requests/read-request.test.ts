import { readRequest, wantsNoQuestions } from './read-request.ts';

it.each([
  ["that's too nice", { kind: 'tone', tone: 'firmer' }],
  ['hm, that is a bit too soft', { kind: 'tone', tone: 'firmer' }],
  ['zu nett', { kind: 'tone', tone: 'firmer' }],
  ['das ist mir zu hart', { kind: 'tone', tone: 'softer' }],
  ['too formal', { kind: 'tone', tone: 'softer' }],
  ['shorter please', { kind: 'shorter' }],
  ['thats too long, id never get that out', { kind: 'shorter' }],
  ['kürzer', { kind: 'shorter' }],
  ['no more questions please, just help', { kind: 'noQuestions', rest: '' }],
  [
    'no questions please, what do i say when he sits down',
    { kind: 'noQuestions', rest: 'what do i say when he sits down' },
  ],
  [
    'keine Fragen bitte, sag mir einfach, was ich tun soll',
    { kind: 'noQuestions', rest: 'sag mir einfach, was ich tun soll' },
  ],
  ['lol', { kind: 'laugh', rest: '' }],
  ['haha ok. wie war der satz nochmal', { kind: 'laugh', rest: 'wie war der satz nochmal' }],
  ['can you write me a text to him', { kind: 'write', form: 'text', invites: false }],
  ['can you write the email inviting him to the meeting', { kind: 'write', form: 'mail', invites: true }],
  ['schreib mir bitte eine mail an sie', { kind: 'write', form: 'mail', invites: false }],
  ['can you write me the first three sentences', { kind: 'write', form: 'speech', invites: false }],
  ['did it. he cried. i feel awful', { kind: 'did', went: 'hard' }],
  ['told her. she said "thanks for not waiting till friday". slept till 6.', { kind: 'did', went: 'well' }],
  ["hab's gemacht, sie hat geweint", { kind: 'did', went: 'hard' }],
  ['sent it.', { kind: 'did', went: 'untold' }],
])('reads %s', (text, request) => expect(readRequest(text)).toEqual(request));

it.each([
  'my boss is too nice to everybody but me',
  'He did it again on Monday',
  'I have a question about my pay',
  'half of them laughed',
  'I wrote her a letter last year',
  'my son says school is too hard',
])('reads no request in %s', (text) => expect(readRequest(text)).toBeUndefined());

it('remembers that a person does not want questions', () => {
  expect(wantsNoQuestions(['hello', 'no questions please', 'ok'])).toBe(true);
  expect(wantsNoQuestions(['hello', 'any questions for me?'])).toBe(false);
});
