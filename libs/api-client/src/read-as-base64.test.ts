/** @jest-environment ../../tools/jest/browser-environment.mjs */
import { readAsBase64 } from './read-as-base64.ts';

test.each([
  ['text', [72, 105], 'SGk='],
  ['bytes that are not text', [0, 255, 128], 'AP+A'],
  ['nothing', [], ''],
])('%s', async (_, bytes, base64) => {
  expect(await readAsBase64(new Blob([Uint8Array.from(bytes)], { type: 'application/pdf' }))).toBe(base64);
});
