import type { BrowserContext } from 'playwright';
import { demo } from './people.ts';

/**
 * Logs the demonstration's account in, without the log-in page.
 * @param url of the product
 * @throws with the answer, where it is refused
 */
export async function signIn({ request }: Pick<BrowserContext, 'request'>, url: string): Promise<void> {
  const { origin } = new URL(url);
  const answer = await request.post(`${origin}/api/persona/v2/auth/login`, {
    // The API takes changes from its own pages alone.
    headers: { origin, 'x-greenroom': '1' },
    data: demo,
  });
  if (!answer.ok()) throw new Error(`The demonstration's account was not logged in: ${await answer.text()}`);
}
