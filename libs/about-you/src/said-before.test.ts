/** @jest-environment ../../tools/jest/browser-environment.mjs */
import { forgetDrafts } from '@greenroom/auth';
import { forgetSaidBefore, keepSaidBefore, readSaidBefore } from './said-before.ts';

afterEach(() => sessionStorage.clear());

test('what was said waits in this tab, until an account has it', () => {
  expect(readSaidBefore()).toEqual({});
  keepSaidBefore({ goal: 'A toast', withWhom: 'family' });
  expect(readSaidBefore()).toEqual({ goal: 'A toast', withWhom: 'family' });
  forgetSaidBefore();
  expect(readSaidBefore()).toEqual({});
});

test('it goes with the person', () => {
  keepSaidBefore({ goal: 'A toast' });
  forgetDrafts();
  expect(readSaidBefore()).toEqual({});
});

test.each(['{', '[]', 'null', '{"withWhom":"a stranger","manner":7,"goal":[]}'])('%s says nothing', (kept) => {
  sessionStorage.setItem('draft:about-you', kept);
  expect(readSaidBefore()).toEqual({});
});
