import { createWireReader, type WireMessage } from './wire-messages.ts';

const untyped = (code: number, body = '') => {
  const bytes = Buffer.alloc(8 + body.length);
  bytes.writeInt32BE(bytes.length, 0);
  bytes.writeInt32BE(code, 4);
  bytes.write(body, 8);
  return bytes;
};
const typed = (type: string, body = '') => {
  const bytes = Buffer.alloc(5 + body.length);
  bytes.write(type, 0);
  bytes.writeInt32BE(4 + body.length, 1);
  bytes.write(body, 5);
  return bytes;
};

const conversation = [
  untyped(80877103),
  untyped(196608, 'user\0postgres\0\0'),
  typed('P', 'select 1'),
  typed('S'),
  typed('Q', 'x'.repeat(10_000)),
  typed('X'),
];

/** Describes each message in a few words. */
const told = (messages: WireMessage[]) =>
  messages.map(({ kind, bytes, isAwaited }) => `${kind} ${bytes.length}${isAwaited ? ' awaited' : ''}`);

const expected = [
  'encryption 8 awaited',
  'startup 23 awaited',
  'command 13',
  'command 5 awaited',
  'command 10005 awaited',
  'terminate 5',
];

it.each([1, 3, 7, 4_096, 100_000])('reads the same messages in chunks of %d bytes', (size) => {
  const all = Buffer.concat(conversation);
  const read = createWireReader();
  const messages: WireMessage[] = [];
  for (let at = 0; at < all.length; at += size) messages.push(...read(all.subarray(at, at + size)));
  expect(told(messages)).toEqual(expected);
  expect(Buffer.concat(messages.map(({ bytes }) => bytes)).equals(all)).toBe(true);
});

it('distinguishes a cancel request from a startup', () => {
  expect(told(createWireReader()(untyped(80877102, 'idkey')))).toEqual(['cancel 13 awaited']);
});

it('rejects bytes that are not PostgreSQL’s protocol', () => {
  expect(() => createWireReader()(Buffer.from('GET / HTTP/1.1\r\n\r\n'))).toThrow(RangeError);
});
