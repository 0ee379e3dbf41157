/** An inclusive range of bytes. */
export interface ByteRange {
  from: number;
  to: number;
}

/**
 * Reads the part of a file that a `Range` header asks for (RFC 9110, section 14.1.2).
 * @returns `whole` if the header asks for no part, several parts, or uses another unit, all of which may be ignored;
 * `none` if the part lies outside the file
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'whole' | 'none' {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return 'whole';
  if (first === '')
    return Number(last) === 0 || size === 0 ? 'none' : { from: Math.max(0, size - Number(last)), to: size - 1 };
  const from = Number(first);
  const to = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < from) return 'whole';
  return from >= size ? 'none' : { from, to };
}
