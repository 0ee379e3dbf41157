import { sampleData } from '@greenroom/api-client/testing';
import type { OutboxEntry } from './outbox.ts';
import { possibleIn } from './thread-rows.ts';

const own = sampleData.message({ position: 1, author: 'person', text: 'How?' });
const answer = sampleData.message({ position: 2, author: 'coach', text: 'So.' });
const checkIn = sampleData.message({ position: 3, author: 'coach', text: 'How did Monday go?' });
const outgoing: OutboxEntry = {
  clientMessageId: sampleData.uuid(700),
  conversationUuid: sampleData.uuid(401),
  instructorSlug: 'imogen-vale',
  text: 'And?',
  state: 'sending',
};

test.each([
  ['an empty conversation', [], [], { calm: true, editable: undefined, repeatable: undefined }],
  ['a finished answer', [own, answer], [], { calm: true, editable: own.uuid, repeatable: answer.uuid }],
  [
    'an answer being written',
    [own, { ...answer, status: 'writing' as const }],
    [],
    { calm: false, editable: undefined, repeatable: undefined },
  ],
  ['a message being sent', [own, answer], [outgoing], { calm: false, editable: undefined, repeatable: undefined }],
  [
    'a check-in after an answer prevents regenerating it',
    [own, answer, checkIn],
    [],
    { calm: true, editable: own.uuid, repeatable: undefined },
  ],
  [
    'a removed message cannot be edited',
    [{ ...own, status: 'removed' as const }, answer],
    [],
    { calm: true, editable: undefined, repeatable: undefined },
  ],
])('%s', (_, messages, onTheWay, expected) => {
  expect(possibleIn(messages, onTheWay)).toEqual(expected);
});
