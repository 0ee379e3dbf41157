import { seal, unseal } from './seal.ts';

const secret = 'a secret of the tests';

test('a sealed text can be read only with its secret and purpose', () => {
  const sealed = seal('Wednesday at nine', secret, 'one');
  expect(unseal(sealed, secret, 'one')).toBe('Wednesday at nine');
  expect(unseal(sealed, secret, 'two')).toBeUndefined();
  expect(unseal(sealed, 'another secret', 'one')).toBeUndefined();
});

test('rejects a sealed text with a bit changed anywhere', () => {
  const sealed = Buffer.from(seal('Wednesday', secret, 'one'), 'base64url');
  const read = sealed.map((byte, at) => {
    const changed = Buffer.from(sealed);
    changed[at] = byte ^ 1;
    return unseal(changed.toString('base64url'), secret, 'one') === undefined ? 0 : 1;
  });
  expect(read.every((one) => one === 0)).toBe(true);
});

test('rejects a truncated tag, since four bytes of one could be guessed', () => {
  const empty = Buffer.from(seal('', secret, 'one'), 'base64url');
  expect(unseal(empty.toString('base64url'), secret, 'one')).toBe('');
  for (let length = 0; length < empty.length; length += 1)
    expect(unseal(empty.subarray(0, length).toString('base64url'), secret, 'one')).toBeUndefined();
});
