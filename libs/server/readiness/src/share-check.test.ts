import { shareCheck } from './share-check.ts';

it('shares a running check, however long it takes', async () => {
  const held = Promise.withResolvers<string>();
  let elapsed = 0;
  let begun = 0;
  const check = shareCheck(
    () => ((begun += 1), held.promise),
    1_000,
    () => (elapsed += 5_000),
  );
  const asked = Array.from({ length: 20 }, check);
  held.resolve('done');
  expect(new Set(await Promise.all(asked))).toEqual(new Set(['done']));
  expect(begun).toBe(1);
  await check();
  expect(begun).toBe(2);
});
