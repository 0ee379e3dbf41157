/** Both ends belong to it. */
export interface ByteRange {
  from: number;
  to: number;
}

/**
 * The one part of a file that a `Range` header asks for (RFC 9110, section 14.1.2).
 * @returns `whole` where it asks for none, for several, or in another manner: it may be left aside; `none` where there is
 *   nothing of it
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
