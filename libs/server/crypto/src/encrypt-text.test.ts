import { encryptText, decryptText } from './encrypt-text.ts';

const secret = 'a secret of the tests';

test('a sealed text can be read only with its secret and purpose', () => {
  const sealed = encryptText('Wednesday at nine', secret, 'one');
  expect(decryptText(sealed, secret, 'one')).toBe('Wednesday at nine');
  expect(decryptText(sealed, secret, 'two')).toBeUndefined();
  expect(decryptText(sealed, 'another secret', 'one')).toBeUndefined();
});

test('rejects a sealed text with a bit changed anywhere', () => {
  const sealed = Buffer.from(encryptText('Wednesday', secret, 'one'), 'base64url');
  const read = sealed.map((byte, at) => {
    const changed = Buffer.from(sealed);
    changed[at] = byte ^ 1;
    return decryptText(changed.toString('base64url'), secret, 'one') === undefined ? 0 : 1;
  });
  expect(read.every((one) => one === 0)).toBe(true);
});

test('rejects a truncated tag, since four bytes of one could be guessed', () => {
  const empty = Buffer.from(encryptText('', secret, 'one'), 'base64url');
  expect(decryptText(empty.toString('base64url'), secret, 'one')).toBe('');
  for (let length = 0; length < empty.length; length += 1)
    expect(decryptText(empty.subarray(0, length).toString('base64url'), secret, 'one')).toBeUndefined();
});
