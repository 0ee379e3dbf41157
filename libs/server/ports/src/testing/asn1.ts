/** Writes the few types of ASN.1 (DER, ITU-T X.690) that a certificate has. */
function value(tag: number, content: Buffer): Buffer {
  const { length } = content;
  if (length < 0x80) return Buffer.concat([Buffer.from([tag, length]), content]);
  const size = length < 0x1_00 ? [length] : [length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, 0x80 | size.length, ...size]), content]);
}

export const sequence = (...parts: Buffer[]): Buffer => value(0x30, Buffer.concat(parts));
export const set = (...parts: Buffer[]): Buffer => value(0x31, Buffer.concat(parts));
/** @param content big-endian; its first bit must be 0 */
export const integer = (content: Buffer): Buffer => value(0x02, content);
export const boolean = (is: boolean): Buffer => value(0x01, Buffer.from([is ? 0xff : 0]));
export const octets = (content: Buffer): Buffer => value(0x04, content);
export const bits = (content: Buffer): Buffer => value(0x03, Buffer.concat([Buffer.from([0]), content]));
export const utf8 = (text: string): Buffer => value(0x0c, Buffer.from(text));
/** @param time like `200101000000Z` */
export const utcTime = (time: string): Buffer => value(0x17, Buffer.from(time));
export const explicit = (tag: number, content: Buffer): Buffer => value(0xa0 | tag, content);

/** @param dotted like `2.5.29.19` */
export function oid(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  return value(0x06, Buffer.from([first * 40 + second, ...rest.flatMap(inSevenBits)]));
}

/** Seven bits in each byte; all bytes but the last have the high bit. */
function inSevenBits(number: number): number[] {
  const bytes = [number & 0x7f];
  for (let rest = number >> 7; rest > 0; rest >>= 7) bytes.unshift((rest & 0x7f) | 0x80);
  return bytes;
}
