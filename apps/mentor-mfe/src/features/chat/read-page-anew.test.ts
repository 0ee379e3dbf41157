/** @jest-environment ../../tools/jest/browser-environment.mjs */
import { createStore } from '@greenroom/api-client';
import { mockContract, MockFailure, sampleData } from '@greenroom/api-client/testing';
import { answerWith, withMockedApi } from '@greenroom/frame/testing';
import { line, pageOf } from '../../testing/lines.ts';
import { changePage, pageIn } from './chat-api.ts';
import { readPageAnew } from './read-page-anew.ts';

const { uuid } = sampleData.conversation;
const page = (...positions: number[]) => pageOf(positions.map((position) => line(position)));

withMockedApi();

function showing(...positions: number[]) {
  const { dispatch, getState } = createStore();
  const show = (...now: number[]) => dispatch(changePage(uuid, () => page(...now)));
  show(...positions);
  const read = () => dispatch(readPageAnew(uuid));
  return { show, read, shown: () => pageIn(getState(), uuid)?.messages.map(({ position }) => position) };
}

test('keeps messages that arrive during the read', async () => {
  const { show, read, shown } = showing(1, 2, 5, 6);
  let reads = 0;
  answerWith(
    mockContract('chatRead', () => {
      reads += 1;
      if (reads > 1) return page(1, 2, 3, 4, 5, 6, 7, 8);
      show(1, 2, 5, 6, 7, 8);
      return page(1, 2, 3, 4, 5, 6);
    }),
  );
  await read();
  expect(shown()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test('keeps the page when the read fails', async () => {
  const { show, read, shown } = showing(1, 2, 5, 6);
  answerWith(mockContract('chatRead', () => page(1, 2, 3, 4, 5, 6)));
  await read();
  show(1, 2, 3, 4, 5, 6, 9, 10);
  answerWith(
    mockContract('chatRead', () => {
      throw new MockFailure('unavailable');
    }),
  );
  await read();
  expect(shown()).toEqual([1, 2, 3, 4, 5, 6, 9, 10]);
});
