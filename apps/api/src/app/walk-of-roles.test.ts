import { rightsBySetting, type SignedInAccount, noPlan, type Subscription, entitlements } from '@greenroom/access';
import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import {
  endpoints,
  type EndpointName,
  fillPath,
  type PageName,
  pageRights,
  paths,
  type Right,
  rightNames,
  type StaffRole,
  staffRoles,
  type Verdict,
} from '@greenroom/contracts';
import { judgesItself, rightOf } from '@greenroom/contracts/schemas';
import { localRooms } from '@greenroom/adapters/meeting-rooms/local';
import { closedPayments } from '@greenroom/adapters/payments/closed';
import { accounts } from '@greenroom/identity/tables';
import type { OpenDatabase } from '@greenroom/database';
import { openTestDatabase } from '@greenroom/database/testing/open-test-database';
import { createAllowances } from '@greenroom/allowances';
import { callsModule, voiceAllowance } from '@greenroom/calls';
import { coachingModule, loadPrompts } from '@greenroom/coaching';
import { loadPrompt } from '@greenroom/llm';
import { ampleBudget, quickest } from '@greenroom/coaching/testing/coaching-app';
import { loadCatalogue } from '@greenroom/content';
import { applePlansModule } from '@greenroom/apple-plans';
import { commerceModule } from '@greenroom/commerce';
import { errorsModule } from '@greenroom/errors';
import { eventsModule } from '@greenroom/events';
import { identityModule } from '@greenroom/identity';
import { narrationModule } from '@greenroom/narration';
import { meetingsModule } from '@greenroom/meetings';
import { guardrailsModule, openSite, registryModule } from '@greenroom/releases';
import { createAdmission } from '@greenroom/audio';
import { type AppStore, AppStoreError } from '@greenroom/ports/app-store';
import { machineClock } from '@greenroom/ports/clock';
import { indexCatalogue, recommendationsModule } from '@greenroom/recommendations';
import { occasionsModule } from '@greenroom/occasions';
import { practiceModule } from '@greenroom/practice';
import { roleplayModule } from '@greenroom/roleplay';
import { testStore, type TestStore } from '@greenroom/releases/testing/publish-for-test';
import { levelVoiceActivity } from '@greenroom/ports/testing/voice-activity';
import { scriptedTranscriber } from '@greenroom/ports/testing/transcriber';
import { fakePush } from '@greenroom/ports/testing/push';
import { memoryFiles } from '@greenroom/ports/testing/file-store';
import { toneSynthesizer } from '@greenroom/ports/testing/speech-synthesizer';
import { personalData } from './compose/personal-data.ts';
import { readSettings } from './settings/env.ts';
import { ownPage } from '@greenroom/testing/own-page';
import { someAccount } from '@greenroom/testing/some-account';
import { testApp } from './testing/test-app.ts';

/**
 * Tests every endpoint and every page for every role, through the whole app, and prints the result as a table. Expected
 * results come from the tables of rules and from `entitlements`; what a visitor may call is listed again below, so that
 * nothing is opened by accident. An endpoint without a rule, or a rule without a route, fails the test.
 */

interface Role {
  name: string;
  account?: Partial<SignedInAccount>;
  subscription?: Partial<Subscription>;
  /** The allowance is used up. */
  usedUp?: true;
  /** Set if the role has rights beyond its subscription. */
  staff?: true;
  /** Staff roles of the account. */
  staffRoles?: readonly StaffRole[];
  /** A plan was granted, but the address is not confirmed. */
  grantDoesNotHold?: true;
}

/** Believes nothing that Apple is said to have signed. */
const nothingSigned: AppStore = {
  name: 'none',
  readNotification: () => Promise.reject(new AppStoreError('forged', 'Not signed')),
  readTransaction: () => Promise.reject(new AppStoreError('forged', 'Not signed')),
};

const soon = new Date(Date.now() + 9 * 86_400_000);
const over = new Date(Date.now() - 86_400_000);
const ofCompany = { hostedDomain: 'parent.example', provider: 'google' };
const roles: Role[] = [
  { name: 'visitor' },
  { name: 'visitor, tasted', usedUp: true },
  { name: 'no plan', account: {} },
  { name: 'no plan, tasted', account: {}, usedUp: true },
  {
    name: 'unconfirmed',
    account: { emailConfirmed: false },
    subscription: { status: 'ACTIVE' },
    grantDoesNotHold: true,
  },
  { name: 'trial', account: {}, subscription: { status: 'TRIAL', endsAt: soon } },
  { name: 'active', account: {}, subscription: { status: 'ACTIVE' } },
  { name: 'active, used up', account: {}, subscription: { status: 'ACTIVE' }, usedUp: true },
  { name: 'canceled in period', account: {}, subscription: { status: 'CANCELED', endsAt: soon } },
  { name: 'canceled, over', account: {}, subscription: { status: 'CANCELED', endsAt: over } },
  { name: 'enterprise', account: {}, subscription: { status: 'ENTERPRISE' } },
  { name: 'enterprise admin', account: {}, subscription: { status: 'ENTERPRISE', enterpriseAdmin: true } },
  { name: 'staff without a role', account: { ...ofCompany, withFactor: true }, staff: true },
  ...staffRoles.map((role) => ({
    name: role,
    account: { ...ofCompany, withFactor: true, staffRoles: [role] },
    staff: true as const,
    staffRoles: [role],
  })),
  // Before there is an admin, the company's staff act as admins.
  {
    name: 'first staff',
    account: { ...ofCompany, withFactor: true, adminMissing: true },
    staff: true,
    staffRoles: ['admin'],
  },
  { name: 'admin elsewhere', account: { staffRoles: ['admin'], withFactor: true } },
  { name: 'staff, no factor', account: ofCompany },
  { name: 'deleted soon', account: { deletedFrom: soon } },
];

const idOf = new Map(roles.map(({ name, account }) => [name, account ? randomAccountUuid() : randomUUID()]));
const emailOf = ({ name, account }: Role) =>
  `${name.replace(/\W+/g, '-')}@${account?.hostedDomain ?? 'people.example'}`;

/** A version 8 uuid, as accounts have. */
function randomAccountUuid(): string {
  return randomUUID().replace(/^(.{14})4/, '$18');
}

let database: OpenDatabase;
let releases: TestStore;
let app: FastifyInstance;
let unlimited: FastifyInstance;

beforeAll(async () => {
  [database, releases] = await Promise.all([openTestDatabase(), testStore()]);
  const signedIn = roles.filter(({ account }) => account);
  await database.db.insert(accounts).values(
    signedIn.map((role) => ({
      uuid: idOf.get(role.name)!,
      email: emailOf(role),
      emailKey: emailOf(role),
      name: role.name,
    })),
  );
  const page = (path: string) => ({ path, frame: 'site' as const, files: [] });
  await releases.publish({
    name: 'shell',
    version: '1',
    files: { 'main.js': 'shell' },
    pages: [paths.root, paths.app].map(page),
    server: 'exports.renderDocument = async () => "<!doctype html>";',
  });
  const ofRemotes = Object.values(paths).filter((path) => path !== paths.root && path !== paths.app);
  await releases.publish({
    name: 'mentor-mfe',
    version: '1',
    files: { 'entry.js': 'entry' },
    pages: ofRemotes.map(page),
  });
  app = await start('on');
  await app.ready();
  unlimited = await start('off');
  for (const role of roles) {
    // Uses up all but three units of the allowance, or all of it.
    const allowance = createAllowancesFor(role);
    await database.db.transaction((tx) => allowance.take(tx, allowanceOwner(role), { messages: role.usedUp ? 10 : 7 }));
  }
});
afterAll(async () => {
  await Promise.all([app.close(), unlimited.close()]);
  await database.close();
  releases.remove();
});

/** Starts the whole product, in which a request names its role by a header. */
async function start(plans: 'on' | 'off'): Promise<FastifyInstance> {
  const share = { messages: 10, voiceSeconds: 300 };
  const settings = {
    plans,
    allowances: { taste: share, fairUse: share, tastesPerAddress: 1_000 },
    companyDomain: 'parent.example',
    grantedPlans: new Map(roles.map((role) => [emailOf(role), { ...noPlan, ...role.subscription }])),
  };
  const read = { ...readSettings({ PLANS: 'off' }), ...settings };
  const { db } = database;
  const log = { warn: () => {}, error: () => {} };
  const [catalogue, prompts] = await Promise.all([loadCatalogue(read.contentDir), loadPrompts(read.contentDir)]);
  const rightsOf = rightsBySetting(plans);
  const allowances = createAllowances({ db, plans, settings: settings.allowances });
  const coaching = coachingModule({
    db,
    notifications: database.notifications,
    catalogue,
    rightsOf,
    allowances,
    model: undefined,
    budget: ampleBudget,
    prompts,
    moderator: { name: 'none', check: async () => undefined },
    log,
    aloneOnDatabase: true,
    settings: quickest,
  });
  const engines = {
    voiceActivity: levelVoiceActivity(),
    transcriber: scriptedTranscriber(['']),
    synthesizer: toneSynthesizer(),
  };
  const admission = createAdmission(Infinity, machineClock.now);
  const calls = callsModule({
    db,
    notifications: database.notifications,
    allowance: voiceAllowance(allowances),
    partners: coaching.partners,
    engines,
    homes: { transcriber: 'embedded', synthesizer: 'embedded' },
    admission,
    log,
  });
  const identity = identityModule({
    database,
    mailer: { name: 'none', send: async () => {} },
    log,
    origin: 'http://localhost:4200',
    secure: false,
    secret: 'for tests',
    demo: true,
    mergeVisitor: async () => {},
    companyDomain: settings.companyDomain,
  });
  await identity.prepare();
  const identify = async ({ headers }: { headers: Record<string, unknown> }) => {
    const role = roles.find(({ name }) => name === headers['x-role']);
    if (!role?.account) return undefined;
    return { ...someAccount, uuid: idOf.get(role.name)!, email: emailOf(role), ...role.account };
  };
  const site = openSite({
    store: releases.store,
    publicKeys: async () => [releases.keys.publicKey],
    lastGoodFile: `/tmp/greenroom-walk-${randomUUID()}.json`,
    devServers: {},
    siteDir: '/nowhere',
    log: console,
  });
  const guardrails = guardrailsModule({ db, site, secret: 'for tests', log, sample: 1, perAddress: 0, liars: 0.05 });
  const registry = registryModule({
    db,
    store: releases.store,
    site,
    publicKeys: async () => [releases.keys.publicKey],
    signingKey: undefined,
    dataDir: '/nowhere',
    tokens: [],
    judge: guardrails.judge,
    log: { info: () => {}, ...log },
  });
  const experiments = { features: {}, promotions: [], met: {}, invalid: [] };
  const events = eventsModule({ db, sample: 1, sink: undefined, survey: null, experiments, log });
  const roleplay = roleplayModule({
    db,
    scenes: catalogue.scenes,
    synonyms: catalogue.synonyms,
    coaches: catalogue.coaches,
    rightsOf,
    moderator: { name: 'none', check: async () => undefined },
    files: memoryFiles(),
    model: undefined,
    prompts: { scene: await loadPrompt(read.contentDir, 'scene'), judge: await loadPrompt(read.contentDir, 'judge') },
    queueNotes: async () => {},
    log,
  });
  const meetings = meetingsModule({
    db,
    engines,
    admission,
    rooms: localRooms({ secret: 'for tests', log }),
    catalogue,
    model: undefined,
    prompt: await loadPrompt(read.contentDir, 'meeting'),
    chat: { tools: [], secret: 'for tests', origin: 'http://localhost:4200' },
    files: memoryFiles(),
    queueNotes: async () => {},
    queueRecording: async () => {},
    queuePost: async () => {},
    log,
  });
  const recommendations = recommendationsModule({
    ...{ db, catalogue, rightsOf },
    conversationsOf: coaching.conversationsOf,
  });
  const index = indexCatalogue(catalogue);
  const occasions = occasionsModule({ db, catalogue, rightsOf, origin: 'http://localhost' });
  const practice = practiceModule({
    ...{ db, catalogue, index, rightsOf, identity, log },
    push: fakePush(),
    secret: 'for tests',
  });
  const narration = narrationModule({
    ...{ catalogue, rightsOf, log, files: memoryFiles() },
    synthesizer: engines.synthesizer,
  });
  const commerce = commerceModule({
    ownSandbox: false,
    db,
    payments: closedPayments,
    identity,
    secure: false,
    seller: { name: 'Greenroom', address: [], taxId: undefined },
    elsewhere: { apple: null, parent: null },
    log: { info: () => {}, ...log },
  });
  const applePlans = applePlansModule({ db, identity, store: nothingSigned, log: { info: () => {}, ...log } });
  const services = {
    commerce,
    applePlans,
    database,
    catalogue,
    rightsOf,
    allowances,
    coaching,
    calls,
    roleplay,
    meetings,
    recommendations,
    occasions,
    practice,
    narration,
    events,
    errors: errorsModule({ reporter: undefined }),
    guardrails,
    site,
    registry,
  };
  return testApp({
    settings,
    services: {
      ...services,
      identity: { ...identity, identify },
      owned: personalData(memoryFiles()),
    },
  });
}

const headersOf = (role: Role) => ({ ...ownPage, 'x-role': role.name, accept: 'application/json' });
const cookiesOf = (role: Role) => ({ visitor_id: role.account ? randomUUID() : idOf.get(role.name)! });

/** Computes a role's rights with the product's own function. */
function rightsOfRole({ account, subscription = {}, usedUp, staff, staffRoles = [], grantDoesNotHold }: Role) {
  return entitlements({
    plans: 'on',
    signedIn: account !== undefined,
    subscription: grantDoesNotHold ? noPlan : { ...noPlan, ...subscription },
    allowance: usedUp ? { messagesLeft: 0, voiceSecondsLeft: 0 } : { messagesLeft: 5, voiceSecondsLeft: 150 },
    staff: staff ?? false,
    staffRoles,
    now: new Date(),
  });
}

const examples: Record<string, string> = {
  uuid: 'me',
  slug: 'imogen-vale',
  instructorSlug: 'imogen-vale',
  contentUuid: 'nothing-known',
  provider: 'google',
  customAuthSlug: 'login',
  id: 'me',
  itemSlug: 'the-first-nine-seconds',
  categorySlug: 'work',
  subcategorySlug: 'money',
  scenarioSlug: 'ask-for-the-raise',
  scenarioUuidOrSlug: 'ask-for-the-raise',
};
const addressOf = (path: string) =>
  fillPath(path, {
    ...Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name]) => [name, randomUUID()])),
    ...examples,
  });

async function call(role: Role, name: EndpointName, at = app, payload?: object) {
  const { method, path } = endpoints[name];
  return at.inject({
    method,
    url: addressOf(path),
    headers: headersOf(role),
    cookies: cookiesOf(role),
    ...(payload && { payload }),
  });
}

const codes: Record<Exclude<Verdict, 'allowed'>, number> = {
  not_authenticated: 401,
  plan_required: 402,
  rate_limited: 429,
  not_found: 404,
  forbidden: 403,
};
const seenAs = (verdict: Verdict) => (verdict === 'allowed' ? 'yes' : String(codes[verdict]));

/** Returns the guard's verdict on an answer, recognized by its error messages. For staff pages it is a 404. */
function outcome(answer: { statusCode: number; json(): unknown }, right: Right): string {
  if (answer.statusCode === 404 && !right.startsWith('staff')) return 'yes';
  const body = answer.statusCode >= 400 ? (answer.json() as { error?: { message?: string } | string }) : {};
  const said = typeof body.error === 'string' ? body.error : body.error?.message;
  const byGuard = [
    'Please log in first',
    'This comes with a plan',
    'This month’s share of your plan is used up',
    'There is nothing at this address',
    'Your role does not allow this',
  ].includes(said ?? '');
  return byGuard ? String(answer.statusCode) : 'yes';
}

function print(title: string, rows: [name: string, right: string, cells: string[]][]): void {
  const width = Math.max(...rows.map(([name]) => name.length));
  const heads = roles.map(({ name }, index) => `${String.fromCharCode(97 + index)} ${name}`);
  const lines = rows.map(
    ([name, right, cells]) =>
      `${name.padEnd(width)}  ${right.padEnd(12)}  ${cells.map((cell) => cell.padEnd(4)).join(' ')}`,
  );
  const letters = ' '.repeat(width + 16) + roles.map((_, index) => String.fromCharCode(97 + index).padEnd(4)).join(' ');
  process.stdout.write(`\n${title}\n${heads.join(' · ')}\n\n${letters}\n${lines.join('\n')}\n`);
}

test('rights: what each role may do (docs/specification.md, 10.2)', () => {
  const rows = rightNames.map((right): [string, string, string[]] => [
    right,
    '',
    roles.map((role) => seenAs(rightsOfRole(role)[right])),
  ]);
  print('Rights', rows);
  const cell = (right: Right, role: string) =>
    rows.find(([name]) => name === right)![2][roles.findIndex(({ name }) => name === role)];
  expect(cell('roleplay', 'visitor')).toBe('401');
  expect(cell('roleplay', 'no plan')).toBe('402');
  expect(cell('roleplay', 'unconfirmed')).toBe('402');
  expect(cell('roleplay', 'canceled in period')).toBe('yes');
  expect(cell('roleplay', 'canceled, over')).toBe('402');
  expect(cell('meetings', 'staff without a role')).toBe('yes');
  expect(cell('meetings', 'staff, no factor')).toBe('402');
  expect(cell('roleplay', 'admin')).toBe('402');
  const mayOf = (role: string) =>
    rightNames.filter((right) => right.startsWith('staff') && cell(right, role) === 'yes');
  expect(mayOf('staff without a role')).toEqual([]);
  expect(mayOf('admin elsewhere')).toEqual([]);
  expect(mayOf('support')).toEqual(['staff', 'staffPeople', 'staffSupport']);
  expect(mayOf('billing')).toEqual(['staff', 'staffPeople', 'staffMoney']);
  expect(mayOf('releases')).toEqual(['staff', 'staffReleases']);
  expect(mayOf('content')).toEqual(['staff']);
  for (const role of ['admin', 'first staff'])
    expect(mayOf(role)).toEqual(['staff', 'staffPeople', 'staffSupport', 'staffMoney', 'staffReleases', 'staffAdmin']);
  expect(cell('staffSupport', 'billing')).toBe('403');
  expect(cell('staff', 'staff, no factor')).toBe('404');
});

test('a visitor may call exactly what is listed here', () => {
  const open = (Object.keys(endpoints) as EndpointName[]).filter((name) => rightOf(name) === 'everyone');
  expect(open.toSorted()).toEqual(openToVisitors.toSorted());
});

test('every endpoint that is served has a rule, and every rule has an endpoint', () => {
  const { paths: documented = {} } = app.swagger();
  const served = Object.entries(documented).flatMap(([path, methods]) =>
    Object.keys(methods ?? {}).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  );
  const ruled = (Object.keys(endpoints) as EndpointName[]).map(
    (name) => `${endpoints[name].method} ${endpoints[name].path}`,
  );
  const api = (routes: string[]) => routes.filter((route) => route.includes(' /api/')).toSorted();
  expect(api(served)).toEqual(api(ruled));
});

test('every endpoint × every role', async () => {
  const rows: [string, string, string[]][] = [];
  const wrong: string[] = [];
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    if (judgesItself(name) || name === 'chatStream') continue;
    const right = rightOf(name);
    const cells: string[] = [];
    for (const role of roles) {
      const answer = await call(role, name);
      const expected = seenAs(rightsOfRole(role)[right]);
      const seen = ownCredentials.has(name) ? 'yes' : outcome(answer, right);
      if (seen !== expected || answer.statusCode >= 500)
        wrong.push(
          `${name} as ${role.name}: ${answer.statusCode} ${answer.body.slice(0, 120)}, where ${expected} was expected`,
        );
      cells.push(seen);
    }
    rows.push([name, right, cells]);
  }
  print('Endpoints', rows);
  expect(wrong).toEqual([]);
});

test('endpoints that judge themselves: messages and library items × every role', async () => {
  const rows: [string, string, string[]][] = [];
  const ask = (text = 'How do I begin?') => ({
    conversation_uuid: randomUUID(),
    instructor_slug: 'imogen-vale',
    client_message_id: randomUUID(),
    text,
  });
  const columns: Record<string, string[]> = {};
  const note = (name: string, seen: string, expected: string, role: Role) => {
    (columns[name] ??= []).push(seen);
    expect([name, role.name, seen]).toEqual([name, role.name, expected]);
  };
  for (const role of roles) {
    const rights = rightsOfRole(role);
    const said = (await call(role, 'chatSend', unlimited, ask())).json<{
      message: { uuid: string };
      answer: { uuid: string };
    }>();
    await unlimited.inject({
      url: `/api/v1/chat/stream?answer_uuid=${said.answer.uuid}`,
      headers: headersOf(role),
      cookies: cookiesOf(role),
    });
    const expected = seenAs(rights.chat);
    const seen = async (name: EndpointName, payload: object) => {
      const { statusCode } = await call(role, name, app, payload);
      return statusCode === 200 ? 'yes' : String(statusCode);
    };
    note(
      'chatRegenerate',
      await seen('chatRegenerate', { answer_uuid: said.answer.uuid, client_message_id: randomUUID() }),
      expected,
      role,
    );
    const edit = { message_uuid: said.message.uuid, client_message_id: randomUUID(), text: 'Otherwise' };
    note('chatEdit', await seen('chatEdit', edit), expected, role);
    note('chatSend', await seen('chatSend', ask()), expected, role);
    note('chatSend (crisis)', await seen('chatSend', ask('I want to die.')), 'yes', role);
    note('libraryContent (first)', await readItem(role, 0), 'yes', role);
    note('libraryContent (others)', await readItem(role, 1), seenAs(rights.wholeLibrary), role);
    note('itemNarration (first)', await readItem(role, 0, '/narration'), 'yes', role);
    note('itemNarration (others)', await readItem(role, 1, '/narration'), seenAs(rights.wholeLibrary), role);
  }
  for (const [name, cells] of Object.entries(columns))
    rows.push([name, rightOf(name.split(' ')[0] as EndpointName), cells]);
  print('Judged inside', rows);
});

/** These pages are not found without the id of a session of the visitor. */
const pagesOfOneThing = new Set<PageName>(['start', 'session', 'feedback', 'meetingsFeedback']);

test('every page × every role', async () => {
  const rows: [string, string, string[]][] = [];
  const wrong: string[] = [];
  for (const [page, path] of Object.entries(paths) as [PageName, string][]) {
    const right = pageRights[page];
    const cells: string[] = [];
    for (const role of roles) {
      const url = addressOf(path);
      const answer = await app.inject({
        url,
        headers: { ...headersOf(role), accept: 'text/html' },
        cookies: cookiesOf(role),
      });
      const seen = whereTo(answer);
      const verdict = rightsOfRole(role)[right];
      const expected =
        page === 'root' && role.account
          ? 'home'
          : verdict === 'allowed' && pagesOfOneThing.has(page)
            ? '404'
            : {
                allowed: 'yes',
                not_authenticated: 'in?',
                plan_required: 'quiz',
                rate_limited: 'yes',
                not_found: '404',
                // A page that none of their roles opens is hidden.
                forbidden: '404',
              }[verdict];
      if (seen !== expected) wrong.push(`${page} as ${role.name}: ${seen}, where ${expected} was expected`);
      cells.push(seen);
    }
    rows.push([page, right, cells]);
  }
  print('Pages (in?: the log-in page, and back; quiz: the paywall; home: the homepage)', rows);
  expect(wrong).toEqual([]);
});

function whereTo({ statusCode, headers }: { statusCode: number; headers: Record<string, unknown> }): string {
  const to = typeof headers.location === 'string' ? headers.location : '';
  if (to.startsWith('/login')) return 'in?';
  if (to.startsWith('/quiz')) return 'quiz';
  if (to.startsWith('/homepage')) return 'home';
  return statusCode === 200 ? 'yes' : String(statusCode);
}

const allowanceOwner = (role: Role) => ({
  ownerId: idOf.get(role.name)!,
  subscription: role.grantDoesNotHold ? noPlan : { ...noPlan, ...role.subscription },
  address: '127.0.0.1',
});

const createAllowancesFor = (_: Role) =>
  createAllowances({
    db: database.db,
    plans: 'on',
    settings: {
      taste: { messages: 10, voiceSeconds: 300 },
      fairUse: { messages: 10, voiceSeconds: 300 },
      tastesPerAddress: 1_000,
    },
  });

async function readItem(role: Role, index: number, more = ''): Promise<string> {
  const bio = await app.inject({
    url: '/api/v1/pre-paywall-bio/imogen-vale',
    headers: headersOf(role),
    cookies: cookiesOf(role),
  });
  const { slug } = bio.json<{ shelf: { slug: string }[] }>().shelf[index]!;
  const url = `/api/v1/personas/imogen-vale/contents/${slug}${more}`;
  const { statusCode } = await app.inject({ url, headers: headersOf(role), cookies: cookiesOf(role) });
  return statusCode === 200 ? 'yes' : String(statusCode);
}

/** Endpoints that require a credential of their own from every caller. */
const ownCredentials: ReadonlySet<EndpointName> = new Set([
  'authBearerUser',
  'authToken',
  'authFactorsPending',
  'authFactorChallenge',
  'authFactor',
  'releasesStatus',
  'releasesHistory',
  'releasesCommand',
  'releasesLink',
]);

const openToVisitors: EndpointName[] = [
  'occasionPrepare',
  'practiceUnsubscribe',
  'practiceUnsubscribeByMail',
  'practiceUnsubscribePage',
  'coachNarration',
  'coachNarrationPart',
  'callsEngines',
  'callsUpdate',
  'eventsCollect',
  'errorsCollect',
  'announcements',
  'guardrailsCollect',
  'eventSettings',
  'experimentsRead',
  'releaseChoices',
  'usersRead',
  'usersCheckEmail',
  'companyLinks',
  'commercePlans',
  'commercePromotion',
  'commerceWebhooks',
  'commerceAppleNotifications',
  'commerceCancellationDeclare',
  'commerceFreeTrial',
  'commerceCancellationConfirm',
  'commerceWithdrawalDeclare',
  'commerceWithdrawalConfirm',
  'waitlistJoin',
  'waitlistAnswer',
  'staffEnter',
  'releasesStatus',
  'releasesHistory',
  'releasesCommand',
  'releasesLink',
  'authLogIn',
  'authLogOut',
  'authForgotPassword',
  'authSignUp',
  'authResetPassword',
  'authConfirmAddress',
  'authDesktopExchange',
  'authProviders',
  'authSocialStart',
  'authSocialCallback',
  'authSocialFormPost',
  'authFactorsPending',
  'authFactorChallenge',
  'authFactor',
  'authToken',
  'authBearerUser',
  'prePaywallCategory',
  'mentorBio',
  'mentorPrePaywallBio',
  'landingHomepage',
  'chatRead',
  'chatConversations',
  'chatStop',
  'chatShowVersion',
  'chatSearch',
  'chatExport',
  'chatDelete',
  'chatMaterials',
  'chatMaterialBring',
  'chatMaterialDelete',
  'chatRecap',
  'chatRecapEdit',
  'feedbackOptions',
  'feedbackGive',
  'chatStream',
];
