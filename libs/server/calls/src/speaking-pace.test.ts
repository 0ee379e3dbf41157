import { speakingPace } from './speaking-pace.ts';

const fast = [2_000, 900] as const;
const slow = [2_000, 1_500] as const;

test('sentences are waited for until the synthesizer is known to be fast, and again where one in ten was slow', () => {
  const pace = speakingPace();
  expect(pace.headStartMs()).toBe(Infinity);
  pace.saw(...fast);
  expect(pace.headStartMs()).toBe(100);
  pace.saw(...slow);
  expect(pace.headStartMs()).toBe(Infinity);
  for (let sentences = 2; sentences < 9; sentences += 1) pace.saw(...fast);
  expect(pace.headStartMs()).toBe(Infinity);
  // One of ten.
  pace.saw(...fast);
  expect(pace.headStartMs()).toBe(100);
});

test('a moment in which everything stalls makes nobody wait, a synthesizer that became slow does, and is forgiven', () => {
  const pace = speakingPace();
  for (let sentences = 0; sentences < 20; sentences += 1) pace.saw(...fast);
  pace.saw(...slow);
  pace.saw(...slow);
  expect(pace.headStartMs()).toBe(100);
  pace.saw(...slow);
  expect(pace.headStartMs()).toBe(Infinity);
  for (let sentences = 0; sentences < 17; sentences += 1) pace.saw(...fast);
  expect(pace.headStartMs()).toBe(Infinity);
  pace.saw(...fast);
  expect(pace.headStartMs()).toBe(100);
});

test('a sentence that came nearly whole tells nothing', () => {
  const pace = speakingPace();
  pace.saw(0, 0);
  pace.saw(250, 200);
  expect(pace.headStartMs()).toBe(Infinity);
});

test('a sentence whose sound broke off for long, and then was over, was slow', () => {
  const pace = speakingPace();
  pace.saw(2_000, 100);
  pace.saw(0, 800);
  expect(pace.headStartMs()).toBe(Infinity);
});
