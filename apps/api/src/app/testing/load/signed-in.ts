import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import pg from 'pg';

const agent = new Agent({ keepAlive: true, maxSockets: Infinity });

export interface Reply {
  status: number;
  body: string;
  headers: IncomingMessage['headers'];
}

/** A minimal browser of an account, which keeps cookies, so that the load itself takes few resources. */
export interface SignedIn {
  email: string;
  /** @throws if there is no answer */
  ask(method: string, path: string, body?: object): Promise<Reply>;
  /** Opens an answer that is read as it arrives. */
  open(method: string, path: string): Promise<IncomingMessage>;
  cookie(): string;
}

/**
 * @param port returns the product's current port, which may change
 * @param timeoutMs time limit for an answer that is not read as it arrives
 */
export function browserAt(port: () => number, timeoutMs = 30_000, connections?: 'no keep-alive'): SignedIn {
  const jar = new Map<string, string>([['visitor_id', randomUUID()]]);
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const send = async (method: string, path: string, body?: object): Promise<IncomingMessage> => {
    const host = `127.0.0.1:${port()}`;
    const headers = {
      cookie: cookie(),
      origin: `http://${host}`,
      'x-greenroom': '1',
      'content-type': 'application/json',
    };
    const to = { host: '127.0.0.1', port: port(), method, path, timeout: timeoutMs };
    const asking = request({ ...to, headers, agent: connections === 'no keep-alive' ? false : agent });
    asking.on('timeout', () => asking.destroy(new Error('The server did not respond in time')));
    // Once the response has begun, errors are reported by the response.
    asking.on('error', () => {});
    asking.end(body && JSON.stringify(body));
    const [response] = (await once(asking, 'response').catch((error: unknown) => {
      // As a browser does: a kept-alive connection may just have been closed by the server.
      if (asking.reusedSocket && (error as NodeJS.ErrnoException).code === 'ECONNRESET') return [undefined];
      throw error;
    })) as [IncomingMessage | undefined];
    if (!response) return send(method, path, body);
    for (const one of response.headers['set-cookie'] ?? []) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(one) ?? [];
      if (name !== undefined && value) jar.set(name, value);
    }
    return response;
  };
  return {
    email: `somebody-${randomUUID()}@people.example`,
    cookie,
    open: send,
    async ask(method, path, body) {
      const response = await send(method, path, body);
      return { status: response.statusCode ?? 0, body: await text(response), headers: response.headers };
    },
  };
}

/**
 * Signs up this many accounts with confirmed addresses. Limits per address are lifted for them.
 * @param port returns the current port at which the first, second, … of them reaches the product
 */
export async function signUp(port: (n: number) => number, databaseUrl: string, count: number): Promise<SignedIn[]> {
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  const people: SignedIn[] = [];
  let begun = 0;
  const signUpOne = async () => {
    const n = (begun += 1);
    const me = browserAt(() => port(n));
    const body = { email: me.email, name: 'Maren Cole', password: 'harbour lights at nine', gdpr: true };
    const { status, body: said } = await me.ask('POST', '/api/persona/v2/auth/sign-up', body);
    if (status !== 200) throw new Error(`Sign-up returned ${status}: ${said}`);
    people.push(me);
  };
  try {
    while (people.length < count) {
      await Promise.all(Array.from({ length: Math.min(2, count - people.length) }, signUpOne));
      await database.query('delete from rate_limits');
    }
  } finally {
    await database.end();
  }
  return people;
}
