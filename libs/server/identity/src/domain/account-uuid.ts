import { randomBytes } from 'node:crypto';

/**
 * Returns a random UUID of version 8 (RFC 9562). Visitors' ids are of version 4 and come from a cookie that anyone can
 * write, so no such cookie can contain an account's id.
 */
export function newAccountUuid(): string {
  const bytes = randomBytes(16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
