import type { BrowserContext } from 'playwright';
import { demo, newcomer } from './people.ts';

type Browser = Pick<BrowserContext, 'request'>;

/**
 * Logs the demonstration's account in without the log-in page.
 * @param url of the product
 * @throws with the response if the login is refused
 */
export async function signIn({ request }: Browser, url: string): Promise<void> {
  const answer = await post(request, url, 'login', demo);
  if (!answer.ok()) throw new Error(`Logging in the demonstration's account failed: ${await answer.text()}`);
}

/** Logs in an account without a plan and creates it if necessary. @throws with the response if this is refused */
export async function signInWithoutPlan({ request }: Browser, url: string): Promise<void> {
  const { username: email, password, name } = newcomer;
  if ((await post(request, url, 'login', { username: email, password })).ok()) return;
  const answer = await post(request, url, 'sign-up', { email, password, name, gdpr: true });
  if (!answer.ok()) throw new Error(`Creating an account failed: ${await answer.text()}`);
}

function post(request: Browser['request'], url: string, what: 'login' | 'sign-up', data: object) {
  const { origin } = new URL(url);
  // The API accepts changes from its own pages only.
  return request.post(`${origin}/api/persona/v2/auth/${what}`, { headers: { origin, 'x-greenroom': '1' }, data });
}
