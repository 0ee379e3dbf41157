import { sampleData } from '@greenroom/api-client/testing';
import type { AnswerEvent, ChatMessage } from '@greenroom/contracts';
import { applyAnswerEvent, brokenOff } from './apply-answer-event.ts';

const question = sampleData.message({ position: 1, author: 'person', text: 'How?' });
const answer = sampleData.message({
  position: 2,
  author: 'coach',
  text: 'So',
  status: 'writing',
  suggestions: ['Why?'],
});
const [recommendation] = sampleData.messages[1]!.recommendations;
const whole = { ...answer, text: 'So it goes.', status: 'finished' as const };

const cases: [string, AnswerEvent, Partial<ChatMessage>][] = [
  ['a delta is put behind the text', { type: 'delta', text: ' it' }, { text: 'So it' }],
  [
    'a recommendation is put behind the others',
    { type: 'recommendation', recommendation: recommendation! },
    { recommendations: [recommendation!] },
  ],
  [
    'suggestions take the place of earlier ones',
    { type: 'suggestions', suggestions: ['When?'] },
    { suggestions: ['When?'] },
  ],
  ['a restart voids what came', { type: 'restarted' }, { text: '', recommendations: [], suggestions: [] }],
  ['the end brings the whole message', { type: 'finished', message: whole }, whole],
  [
    'a failure brings the message as it is',
    { type: 'failed', message: { ...answer, status: 'failed' } },
    { status: 'failed' },
  ],
];

test.each(cases)('%s', (_, event, change) => {
  expect(applyAnswerEvent([question, answer], answer.uuid, event)).toEqual([question, { ...answer, ...change }]);
});

test('other messages stay the same objects, so that only the answer is drawn anew', () => {
  const [first] = applyAnswerEvent([question, answer], answer.uuid, { type: 'delta', text: '!' });
  expect(first).toBe(question);
});

test('an event of an answer that is not there changes nothing', () => {
  expect(applyAnswerEvent([question], answer.uuid, { type: 'delta', text: '!' })).toEqual([question]);
});

test('an answer that broke off keeps what has come of it', () => {
  expect(brokenOff([question, answer], answer.uuid)).toEqual({
    type: 'failed',
    message: { ...answer, status: 'failed' },
  });
  expect(brokenOff([question], answer.uuid)).toBeUndefined();
});
