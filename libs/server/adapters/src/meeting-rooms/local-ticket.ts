import { createHmac, timingSafeEqual } from 'node:crypto';
import type { RoomGuest } from '@greenroom/ports/meeting-rooms';

interface Ticket {
  room: string;
  guest: RoomGuest;
}

/** In ms. */
const ticketsLast = 4 * 3_600_000;

/** Writes a signed ticket to a room of this server: the room, the guest and the expiry. */
export function writeTicket(secret: string, ticket: Ticket, now: number): string {
  const body = Buffer.from(JSON.stringify({ ...ticket, until: now + ticketsLast })).toString('base64url');
  return `${body}.${signatureOf(secret, body)}`;
}

/** @returns undefined for a ticket that is not signed by this server, or has expired */
export function readTicket(secret: string, token: string, now: number): Ticket | undefined {
  const [body = '', signature = ''] = token.split('.');
  const given = Buffer.from(signature);
  const due = Buffer.from(signatureOf(secret, body));
  if (given.length !== due.length || !timingSafeEqual(given, due)) return undefined;
  const { until, ...ticket } = JSON.parse(Buffer.from(body, 'base64url').toString()) as Ticket & { until: number };
  return until > now ? ticket : undefined;
}

const signatureOf = (secret: string, body: string) =>
  createHmac('sha256', secret).update(`meeting room ${body}`).digest('base64url');
