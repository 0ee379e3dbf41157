/** FNV-1a over the text's UTF-16 units, folded to `bits`. Source: http://www.isthe.com/chongo/tech/comp/fnv/ */
export function hashFeature(kind: string, value: string, bits: number): number {
  let state = Math.imul(0x811c9dc5 ^ kind.charCodeAt(0), 0x01000193);
  for (let at = 0; at < value.length; at += 1) state = Math.imul(state ^ value.charCodeAt(at), 0x01000193);
  return ((state >>> bits) ^ state) & ((1 << bits) - 1);
}
