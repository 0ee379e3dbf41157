import AccessToken from 'twilio/lib/jwt/AccessToken.js';
import type { MeetingRooms } from '../../ports/meeting-rooms.ts';

export interface TwilioSettings {
  accountSid: string;
  apiKey: string;
  apiSecret: string;
}

/** In seconds. */
const ticketsLast = 4 * 3_600;

/** Twilio Video. A token is made here, without a request; rooms are made by Twilio as people come. */
export function twilioRooms({ accountSid, apiKey, apiSecret }: TwilioSettings): MeetingRooms {
  return {
    name: 'Twilio Video',
    async ticket(room, { identity, name }) {
      // Twilio shows others nothing but the identity: what one is called goes along in it.
      const token = new AccessToken(accountSid, apiKey, apiSecret, {
        identity: `${identity} ${name}`.slice(0, 120),
        ttl: ticketsLast,
      });
      token.addGrant(new AccessToken.VideoGrant({ room }));
      return { by: 'twilio', room, token: token.toJwt() };
    },
  };
}
