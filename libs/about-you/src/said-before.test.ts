/** @jest-environment ../../tools/jest/browser-environment.mjs */
import { forgetDrafts } from '@greenroom/auth';
import { forgetSaidBefore, keepSaidBefore, readSaidBefore } from './said-before.ts';

afterEach(() => sessionStorage.clear());

test('answers stay in this tab until an account has them', () => {
  expect(readSaidBefore()).toEqual({});
  keepSaidBefore({ goal: 'A toast', withWhom: 'family' });
  expect(readSaidBefore()).toEqual({ goal: 'A toast', withWhom: 'family' });
  forgetSaidBefore();
  expect(readSaidBefore()).toEqual({});
});

test('answers are removed when the user leaves', () => {
  keepSaidBefore({ goal: 'A toast' });
  forgetDrafts();
  expect(readSaidBefore()).toEqual({});
});

test.each(['{', '[]', 'null', '{"withWhom":"a stranger","manner":7,"goal":[]}'])('%s says nothing', (kept) => {
  sessionStorage.setItem('draft:about-you', kept);
  expect(readSaidBefore()).toEqual({});
});
