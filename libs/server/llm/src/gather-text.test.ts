import type { ModelChunk } from '@greenroom/ports/language-model';
import { asyncQueue } from '@greenroom/ports/async-queue';
import { gatherText } from './gather-text.ts';

const text = (text: string): ModelChunk => ({ type: 'text', text });
const end: ModelChunk = { type: 'end', finish: 'complete', usage: undefined };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Collects the chunks given so far. */
function listen(model: AsyncIterable<ModelChunk>) {
  const heard: (string | undefined)[] = [];
  const gathered = gatherText(model, 200);
  const done = (async () => {
    for await (const chunk of gathered) heard.push(chunk.type === 'text' ? chunk.text : chunk.type);
  })();
  done.catch(() => {});
  return { heard, done, after: (ms: number) => jest.advanceTimersByTimeAsync(ms) };
}

it('yields the first text at once, then what has arrived every 200 ms, and at once again after a pause', async () => {
  const model = asyncQueue<ModelChunk>(() => {});
  const { heard, after } = listen(model);
  model.say(text('One '));
  await after(0);
  expect(heard).toEqual(['One ']);
  for (const word of ['two ', 'three ']) {
    model.say(text(word));
    await after(90);
  }
  expect(heard).toEqual(['One ']);
  await after(20);
  expect(heard).toEqual(['One ', 'two three ']);
  await after(1_000);
  model.say(text('four'));
  await after(0);
  expect(heard).toEqual(['One ', 'two three ', 'four']);
});

it('yields the remaining text when the stream ends or fails', async () => {
  for (const error of [undefined, new Error('cut')]) {
    const model = asyncQueue<ModelChunk>(() => {});
    const { heard, done, after } = listen(model);
    model.say(text('One '));
    await after(0);
    model.say(text('two'));
    if (!error) model.say(end);
    model.end(error);
    await after(0);
    expect(heard).toEqual(['One ', 'two', ...(error ? [] : ['end'])]);
    expect(await done.catch((reason: unknown) => reason)).toBe(error);
  }
});

it('closes the model stream when its reader stops', async () => {
  let left = false;
  const model = asyncQueue<ModelChunk>(() => (left = true));
  model.say(text('One'));
  for await (const _ of gatherText(model, 200)) break;
  expect(left).toBe(true);
});
