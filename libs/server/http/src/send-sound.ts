import type { FastifyReply } from 'fastify';
import { byteRange } from './byte-range.ts';

/** A complete sound file for a media element. */
export interface SoundReply {
  type: string;
  bytes: Uint8Array;
  /**
   * Whether the address identifies the content and no person, so that browsers may cache it. Otherwise nothing
   * may store a copy.
   */
  immutable?: boolean;
}

/** Sends sound, or the part of it that a media element asks for. */
export function sendSound(
  reply: FastifyReply,
  { type, bytes, immutable = false }: SoundReply,
  asked: string | undefined,
): FastifyReply {
  const part = byteRange(asked, bytes.length);
  reply
    .type(type)
    .header('accept-ranges', 'bytes')
    .header('cache-control', immutable ? 'private, max-age=31536000, immutable' : 'private, no-store')
    .header('content-disposition', 'inline')
    .header('x-content-type-options', 'nosniff');
  if (part === 'whole') return reply.send(Buffer.from(bytes));
  if (part === 'none') return reply.status(416).header('content-range', `bytes */${bytes.length}`).send('');
  const { from, to } = part;
  return reply
    .status(206)
    .header('content-range', `bytes ${from}-${to}/${bytes.length}`)
    .send(Buffer.from(bytes.subarray(from, to + 1)));
}
