import { api, createStore } from '@greenroom/api-client';
import { sampleData } from '@greenroom/api-client/testing';
import { changePage, pageIn } from './chat-api.ts';
import { messageArrived } from './message-arrived.ts';

const { conversation, message } = sampleData;
const own = message({ position: 3, author: 'person', text: 'And then?' });
const answer = message({ position: 4, author: 'coach', text: 'Then you wait.' });

test('a repeated send does not change the page', () => {
  const { dispatch, getState } = createStore();
  const { uuid: conversationUuid, instructorSlug } = conversation;
  const later = [5, 6].map((position) => message({ position, author: 'coach', text: `Line ${position}` }));
  const messages = [...sampleData.messages, own, answer, ...later];
  const page = { conversationUuid, instructorSlug, messages, cursor: null };
  dispatch(changePage(conversationUuid, () => page));
  const reply = { message: own, answer: { ...answer, text: '', status: 'writing' as const } };
  dispatch(messageArrived({ conversationUuid, instructorSlug }, reply));
  expect(pageIn(getState(), conversationUuid)).toEqual(page);
  // RTK Query keeps unused data by a timer, which would keep the process running.
  dispatch(api.util.resetApiState());
});
