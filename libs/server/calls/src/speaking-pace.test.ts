import { speakingPace } from './speaking-pace.ts';

const fast = [2_000, 900] as const;
const slow = [2_000, 1_500] as const;

test('waits for whole sentences until the synthesizer is known to be fast, and again when one in ten was slow', () => {
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

test("tolerates a moment's stall, waits for a synthesizer that has become slow, and recovers", () => {
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

test('learns nothing from a sentence that came nearly whole', () => {
  const pace = speakingPace();
  pace.saw(0, 0);
  pace.saw(250, 200);
  expect(pace.headStartMs()).toBe(Infinity);
});

test('counts a sentence whose audio stalled before its end as slow', () => {
  const pace = speakingPace();
  pace.saw(2_000, 100);
  pace.saw(0, 800);
  expect(pace.headStartMs()).toBe(Infinity);
});
