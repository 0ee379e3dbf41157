import { inflateRawSync } from 'node:zlib';

/** The zip is not one, or what is in it is larger than anything one would bring. */
export class ZipRefusedError extends Error {
  override name = 'ZipRefusedError';
}

const entrySignature = 0x02014b50;
const stored = 0;
const deflated = 8;

/**
 * Unpacks a zip to see how large its content truly is, since its own statement may lie.
 * @param most bytes that all entries may have together
 * @throws ZipRefusedError
 */
export function refuseZipBomb(zip: Buffer, most: number): void {
  let left = most;
  for (const { method, packed } of entriesOf(zip)) {
    if (method === stored) left -= packed.length;
    else if (method === deflated) left -= inflatedSize(packed, left);
    else throw new ZipRefusedError('It is packed in a way that is not known');
    if (left < 0) throw new ZipRefusedError('Its content is too large');
  }
}

function inflatedSize(packed: Buffer, most: number): number {
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, most) }).length;
  } catch (error) {
    throw new ZipRefusedError('Its content is damaged or too large', { cause: error });
  }
}

/** By the directory at the file's end. Source: PKWARE's APPNOTE, 4.3.12 and 4.3.16. */
function* entriesOf(zip: Buffer): Generator<{ method: number; packed: Buffer }> {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || end + 22 > zip.length) throw new ZipRefusedError('It has no directory');
  const count = zip.readUInt16LE(end + 10);
  let at = zip.readUInt32LE(end + 16);
  for (let entry = 0; entry < count; entry += 1) {
    if (at + 46 > zip.length || zip.readUInt32LE(at) !== entrySignature)
      throw new ZipRefusedError('Its directory is damaged');
    const local = zip.readUInt32LE(at + 42);
    if (local + 30 > zip.length) throw new ZipRefusedError('Its directory is damaged');
    const begin = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    yield { method: zip.readUInt16LE(at + 10), packed: zip.subarray(begin, begin + zip.readUInt32LE(at + 20)) };
    at += 46 + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
}
