import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { endpoints, type EndpointName, paths } from '@greenroom/contracts';
import { type Contract, contracts } from '@greenroom/contracts/schemas';
import { ownPage } from '@greenroom/testing/own-page';
import { fuzzPeople, fuzzPerson, type FuzzPerson, ownPassword } from './fuzz-people.ts';
import { type MadeRequest, requestsTo } from './make-request.ts';
import type { ProductUnderTest } from './open-product.ts';

export interface Finding {
  kind: 'server error' | 'somebody else’s' | 'no answer' | 'dead';
  endpoint: string;
  person: string;
  request: string;
  detail: string;
}

export interface FuzzResult {
  requests: number;
  byStatus: Record<string, number>;
  /** Endpoints with at least one successful answer. */
  reached: string[];
  findings: Finding[];
}

/** Requests may lock people out, delete them or log them out, so new people replace them after this many requests. */
const requestsPerPeople = 2_000;
/** Streams that do not end are aborted after this time. */
const patienceMs = 60_000;

export interface FuzzOptions {
  requests: number;
  seed: number;
  /** Maximum duration; the run then ends with the requests made so far. */
  minutes?: number;
  onFinding?(finding: Finding): void;
}

/** Runs lanes concurrently, since answers take time; each lane has its own people and requests. */
export async function runLanes(product: ProductUnderTest, lanes: number, options: FuzzOptions): Promise<FuzzResult> {
  const all = await Promise.all(
    Array.from({ length: lanes }, (_, lane) =>
      runFuzz(product, {
        ...options,
        requests: Math.ceil(options.requests / lanes),
        seed: options.seed + lane * options.requests,
      }),
    ),
  );
  const byStatus: FuzzResult['byStatus'] = {};
  for (const [status, count] of all.flatMap((one) => Object.entries(one.byStatus)))
    byStatus[status] = (byStatus[status] ?? 0) + count;
  return {
    requests: all.reduce((sum, one) => sum + one.requests, 0),
    byStatus,
    reached: [...new Set(all.flatMap(({ reached }) => reached))],
    findings: all.flatMap(({ findings }) => findings),
  };
}

/** Sends a request; a test of the runner replaces it to return wrong answers. */
export type Ask = (request: ReturnType<typeof requestOf>) => Promise<{ statusCode: number; body: string }>;

/**
 * Sends every endpoint unexpected requests, as each of four people in turn.
 * @param seed determines all requests except for ids, which the product creates
 */
export async function runFuzz(
  product: ProductUnderTest,
  { requests, seed, minutes = Infinity, onFinding = () => {} }: FuzzOptions,
  ask: Ask = (request) => product.app.inject(request as InjectOptions),
): Promise<FuzzResult> {
  const made = new Map(Object.entries(asked()).map(([name, contract]) => [name, requestsTo(contract)]));
  const names = [...made.keys()];
  const result = { requests: 0, byStatus: {} as Record<string, number>, findings: [] as Finding[] };
  const reached = new Set<string>();
  let people: FuzzPerson[] = [];
  const until = performance.now() + minutes * 60_000;
  for (let n = 0; n < requests && performance.now() < until; n += 1) {
    result.requests += 1;
    if (n % requestsPerPeople === 0) people = await fuzzPeople(product);
    const name = names[n % names.length]!;
    // The person changes with each round of all endpoints.
    const person = people[Math.floor(n / names.length) % people.length]!;
    const [one] = fc.sample(made.get(name)!, { seed: seed + n, numRuns: 1 });
    const others = people.filter((other) => other !== person);
    const request = requestOf(one!, person, others);
    const answer = await within(patienceMs, ask(request));
    const note = (kind: Finding['kind'], detail: string) => {
      result.findings.push({ kind, endpoint: name, person: person.name, request: shown(request), detail });
      onFinding(result.findings.at(-1)!);
    };
    if (!answer) {
      note('no answer', `within ${patienceMs} ms`);
      continue;
    }
    const { statusCode, body } = answer;
    result.byStatus[statusCode] = (result.byStatus[statusCode] ?? 0) + 1;
    if (statusCode >= 500) note('server error', `${statusCode} ${product.troubles().join('\n') || body.slice(0, 300)}`);
    const theirs = others.find(({ mark }) => body.includes(mark));
    if (theirs && !isStaffs(person, name)) note('somebody else’s', `${theirs.name}’s: ${around(body, theirs.mark)}`);
    if (statusCode < 300) {
      reached.add(name);
      person.ids.learn(parsed(body));
      // These endpoints may end a session or an account.
      if (/^(auth|usersDel|staffEnd)/.test(name)) people = await stillIn(product, people);
    }
  }
  const alive = await product.app.inject({ url: '/readyz' });
  if (alive.statusCode !== 200)
    result.findings.push({ kind: 'dead', endpoint: 'readyz', person: '', request: '', detail: alive.body });
  return { ...result, reached: [...reached] };
}

/** Returns every endpoint, and every page as if it were one. */
function asked(): Record<string, Pick<Contract, 'endpoint' | 'query' | 'body'>> {
  const pages = Object.entries(paths).map(([name, path]) => {
    const endpoint = { method: 'GET', path } as unknown as Contract['endpoint'];
    return [`page ${name}`, { endpoint }];
  });
  const all = Object.keys(endpoints).map((name) => [name, contracts[name as EndpointName]]);
  return Object.fromEntries([...all, ...pages]) as ReturnType<typeof asked>;
}

/** Replaces people who are no longer logged in. */
async function stillIn(product: ProductUnderTest, people: FuzzPerson[]): Promise<FuzzPerson[]> {
  return Promise.all(
    people.map(async (one) => {
      if (one.name === 'visitor' || (await one.browser.me()).logged_in) return one;
      return fuzzPerson(product, one.name);
    }),
  );
}

/** Staff endpoints legitimately return other people's mails, names and addresses. */
const isStaffs = ({ name }: FuzzPerson, endpoint: string) => name === 'staff' && endpoint.startsWith('staff');

function requestOf(made: MadeRequest, person: FuzzPerson, others: readonly FuzzPerson[]) {
  const { browser, mark, ids, address } = person;
  const whole = (text: string) =>
    text
      .replaceAll('«mark»', mark)
      .replaceAll('«password»', ownPassword)
      .replace(/«(own|other):([^:»]*):(\d+)»/g, (_, whose: string, key: string, digits: string) => {
        const n = Number(digits);
        const known = whose === 'own' ? ids : others[n % others.length]!.ids;
        return JSON.stringify(known.pick(key, n) ?? 'imogen-vale').slice(1, -1);
      });
  const path = made.path.map((part) => encodeURIComponent(whole(part.toWellFormed()))).join('/');
  const query = new URLSearchParams(made.query.map(([key, value]) => [key, whole(value)])).toString();
  const cookie = [...browser.jar].map(([key, value]) => `${key}=${value}`).join('; ');
  const headers = { ...ownPage, cookie, 'content-type': 'application/json', ...made.headers };
  const sent = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ''));
  const payload = made.body === undefined ? {} : { payload: whole(made.body) };
  return {
    method: made.method,
    url: `/${path}${query && `?${query}`}`,
    headers: sent,
    remoteAddress: address,
    ...payload,
  };
}

const shown = ({ method, url, payload }: ReturnType<typeof requestOf> & { payload?: string }) =>
  `${method} ${url.slice(0, 300)} ${payload?.slice(0, 400) ?? ''}`;

const around = (body: string, mark: string) =>
  body.slice(Math.max(0, body.indexOf(mark) - 120), body.indexOf(mark) + 60);

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

async function within<T>(ms: number, promise: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((done) => (timer = setTimeout(() => done(undefined), ms)));
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
