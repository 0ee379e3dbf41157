import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import type { MeetingRooms } from '@greenroom/ports/meeting-rooms';

export interface TwilioSettings {
  accountSid: string;
  apiKey: string;
  apiSecret: string;
}

/** Seconds. */
const ticketLifetime = 4 * 3_600;

/**
 * Twilio Video. The server signs an access token and sends Twilio no request; Twilio creates a room when the first
 * participant connects. Format: https://www.twilio.com/docs/iam/access-tokens
 */
export function twilioRooms({ accountSid, apiKey, apiSecret }: TwilioSettings): MeetingRooms {
  const key = new TextEncoder().encode(apiSecret);
  return {
    name: 'Twilio Video',
    async ticket(room, { identity, name }) {
      // Twilio shows other participants nothing but the identity, so the display name is part of it.
      const grants = { identity: `${identity} ${name}`.slice(0, 120), video: { room } };
      const token = await new SignJWT({ grants })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT', cty: 'twilio-fpa;v=1' })
        .setJti(`${apiKey}-${randomUUID()}`)
        .setIssuer(apiKey)
        .setSubject(accountSid)
        .setIssuedAt()
        .setExpirationTime(`${ticketLifetime} seconds`)
        .sign(key);
      return { by: 'twilio', room, token };
    },
  };
}
