import fc from 'fast-check';
import { asyncQueue } from './async-queue.ts';
import { allOf } from '@greenroom/test-tools/all-of';

it('gives everything in order and ends, whether the producer or the reader is faster', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.record({ word: fc.string(), pauses: fc.boolean() })), async (script) => {
      const said = asyncQueue<string>(() => {});
      const heard = allOf(said);
      for (const { word, pauses } of script) {
        said.say(word);
        if (pauses) await new Promise(setImmediate);
      }
      said.end();
      expect(await heard).toEqual(script.map(({ word }) => word));
    }),
  );
});

it.each([true, false])('throws the error once, after all pieces (the reader waits: %s)', async (waits) => {
  const said = asyncQueue<string>(() => {});
  said.say('first');
  expect(await said.next()).toEqual({ done: false, value: 'first' });
  if (!waits) said.say('second');
  const next = waits ? said.next() : undefined;
  said.end(new Error('broken'));
  if (!waits) expect(await said.next()).toEqual({ done: false, value: 'second' });
  await expect(next ?? said.next()).rejects.toThrow('broken');
  expect(await said.next()).toEqual({ done: true, value: undefined });
});

it('calls onLeave only when the reader leaves in the middle', async () => {
  const left: string[] = [];
  const [middle, end] = ['middle', 'end'].map((when) => asyncQueue<string>(() => left.push(when)));
  for (const said of [middle!, end!]) said.say('word');
  for await (const _ of middle!) break;
  end!.end();
  await allOf(end!);
  expect(left).toEqual(['middle']);
  middle!.say('nobody hears this');
  expect(await middle!.next()).toEqual({ done: true, value: undefined });
});
