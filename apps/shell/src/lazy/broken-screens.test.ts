import { BrokenScreens } from './broken-screens.ts';

const about = { name: 'checkout-mfe', version: '2.5.0-bb' };
const thrown = { error: new TypeError('x'), where: 'boundary', about };
const notCome = { error: Object.assign(new Error('x'), { name: 'ChunkLoadError' }), where: 'boundary', about };

test.each([
  ['nothing was caught', [], false],
  ['it threw while rendering', [thrown], true],
  ['a part of it did not load', [notCome], false],
  ['a part of it failed to load twice', [notCome, notCome], true],
  ['another remote threw', [{ ...thrown, about: { name: 'mentor-mfe', version: '1.0.0-aa' } }], false],
  ['an unknown part threw', [{ ...thrown, about: undefined }], false],
  ['an error outside of screens was reported', [{ ...thrown, where: 'api' }], false],
])('when %s a retry is useless or not: %#', (_, failures, expected) => {
  const screens = new BrokenScreens();
  for (const caught of failures) screens.caught(caught);
  expect(screens.has('checkout-mfe')).toBe(expected);
});
