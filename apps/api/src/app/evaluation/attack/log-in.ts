import { request } from 'node:http';
import type { Target } from './target.ts';

/** The demo account; apps/api/src/app/print-banner.ts prints it. */
const demo = { username: 'demo@greenroom.example', password: 'places-please-tonight' };

/** Logs in as the demo account. @returns its cookies @throws if the product has no demo account */
export function logIn({ url }: Target): Promise<string> {
  return new Promise((resolve, reject) => {
    const sent = request(new URL('/api/persona/v2/auth/login', url), {
      method: 'POST',
      agent: false,
      headers: { 'content-type': 'application/json', 'x-greenroom': '1', origin: url.origin },
    });
    sent.on('error', reject);
    sent.on('response', ({ statusCode, headers: { 'set-cookie': cookies = [] } }) => {
      if (statusCode !== 200) reject(new Error(`The demo account cannot log in: status ${statusCode}`));
      else resolve(cookies.map((cookie) => cookie.split(';')[0]).join('; '));
      sent.destroy();
    });
    sent.end(JSON.stringify({ ...demo, returnTo: '/' }));
  });
}
