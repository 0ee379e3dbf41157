/** Returns random numbers from a seed, so that a failure can be reproduced (mulberry32). */
export function randomOf(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const pieces = [
  ' --> ',
  '-->',
  '\n\n',
  '\r\n',
  '\r',
  '\0',
  '<v ',
  '<v',
  '>',
  '</v>',
  ': ',
  '：',
  '(',
  ')',
  '[',
  ']',
  '\u{FEFF}',
  '99:99:99.999',
  '00:00:00.000 --> ',
  '1\n',
  'WEBVTT',
  'NOTE ',
  'STYLE\n',
  '&amp;',
  '&',
  '\u202e',
  '\u{1F642}',
  '\t',
  'a: b\n',
  'x'.repeat(500),
  ': '.repeat(200),
  '<'.repeat(200),
  ' '.repeat(300),
  '-'.repeat(100),
  '(a'.repeat(100),
].map((piece) => Buffer.from(piece));

/** Returns a copy of the file with a few mutations: bytes flipped, parts cut, doubled, moved or inserted. */
export function mutated(file: Buffer, random: (below: number) => number): Buffer {
  let bytes = Buffer.from(file);
  for (let left = 1 + random(6); left > 0; left -= 1) {
    const [at, length] = [random(bytes.length + 1), random(40)];
    const [before, after] = [bytes.subarray(0, at), bytes.subarray(at)];
    const put = (middle: Uint8Array, rest: Uint8Array) => Buffer.concat([before, middle, rest]);
    switch (random(6)) {
      case 0:
        bytes = put(Buffer.from([random(256)]), after.subarray(1));
        break;
      case 1:
        bytes = put(Buffer.alloc(0), after.subarray(length));
        break;
      case 2:
        bytes = put(after.subarray(0, length), after);
        break;
      case 3:
        bytes = put(pieces[random(pieces.length)]!, after);
        break;
      case 4:
        bytes = Buffer.concat([after, before]);
        break;
      default:
        bytes = random(10) === 0 ? Buffer.from(before) : put(pieces[random(pieces.length)]!, after.subarray(length));
    }
  }
  return bytes;
}
