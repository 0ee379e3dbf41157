import { sampleData } from '@greenroom/api-client/testing';
import type { AnswerEvent, ChatMessage } from '@greenroom/contracts';
import { answerAfter, brokenOff } from './answer-after.ts';

const answer = sampleData.message({
  position: 2,
  author: 'coach',
  text: 'So',
  status: 'writing',
  suggestions: ['Why?'],
});
const [recommendation] = sampleData.messages[1]!.recommendations;
const whole = { ...answer, text: 'So it goes.', status: 'finished' as const };
const stopped = { ...answer, status: 'stopped' as const };

const cases: [string, AnswerEvent, Partial<ChatMessage>][] = [
  ['a delta is appended to the text', { type: 'delta', text: ' it' }, { text: 'So it' }],
  [
    'a recommendation is appended to the others',
    { type: 'recommendation', recommendation: recommendation! },
    { recommendations: [recommendation!] },
  ],
  ['suggestions replace earlier ones', { type: 'suggestions', suggestions: ['When?'] }, { suggestions: ['When?'] }],
  ['a restart clears what was received', { type: 'restarted' }, { text: '', recommendations: [], suggestions: [] }],
  ['the end carries the whole message', { type: 'finished', message: whole }, whole],
  ['a stop carries the stored message', { type: 'stopped', message: stopped }, stopped],
  [
    'a failure carries the message as it is',
    { type: 'failed', message: { ...answer, status: 'failed' } },
    { status: 'failed' },
  ],
];

test.each(cases)('%s', (_, event, change) => {
  expect(answerAfter(answer, event)).toEqual({ ...answer, ...change });
});

test('a broken-off answer keeps its text so far', () => {
  expect(brokenOff(answer)).toEqual({ ...answer, status: 'failed' });
});
