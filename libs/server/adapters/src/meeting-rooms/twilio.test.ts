import { createHmac } from 'node:crypto';
import { twilioRooms } from './twilio.ts';

const settings = { accountSid: `AC${'0'.repeat(32)}`, apiKey: `SK${'1'.repeat(32)}`, apiSecret: 'a secret of tests' };
const part = (text = '') => JSON.parse(Buffer.from(text, 'base64url').toString()) as Record<string, unknown>;

it('signs a token for one room and one participant that expires after four hours', async () => {
  const room = 'aBcDeFgHiJkLmNoPqRsTuV';
  const { by, token, ...rest } = await twilioRooms(settings).ticket(room, { identity: 'one', name: 'Maren Cole' });
  expect([by, rest]).toEqual(['twilio', { room }]);
  const [head = '', body = '', signature] = token.split('.');
  expect(part(head)).toMatchObject({ alg: 'HS256', cty: 'twilio-fpa;v=1' });
  const claims = part(body) as { iat: number; exp: number; jti: string };
  expect(claims).toMatchObject({
    iss: settings.apiKey,
    sub: settings.accountSid,
    grants: { identity: 'one Maren Cole', video: { room } },
  });
  expect(claims.jti).toMatch(new RegExp(`^${settings.apiKey}-.+`));
  expect(Object.keys(part(body).grants as object).sort()).toEqual(['identity', 'video']);
  expect(claims.exp - claims.iat).toBe(4 * 3_600);
  expect(createHmac('sha256', settings.apiSecret).update(`${head}.${body}`).digest('base64url')).toBe(signature);
  expect(token).not.toContain(settings.apiSecret);
});
