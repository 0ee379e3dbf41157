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
  ['a stop brings what is kept', { type: 'stopped', message: stopped }, stopped],
  [
    'a failure brings the message as it is',
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
