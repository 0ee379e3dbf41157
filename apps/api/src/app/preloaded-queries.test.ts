import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiFailure, bounds, paths, type Plans, renameKeys, toCamel } from '@greenroom/contracts';
import { contracts } from '@greenroom/contracts/schemas';
import { loadCatalogue, type Catalogue } from '@greenroom/content';
import { type Person, rightsBySetting } from '@greenroom/access';
import { readSettings } from './settings/env.ts';
import { preloadedQueries } from './preloaded-queries.ts';
import { serve } from '@greenroom/http';
import { testApp } from './testing/test-app.ts';
import { soundContent, writeContent } from '@greenroom/content/testing/write-content';

const conversations = [
  {
    uuid: '00000000-0000-4000-8000-000000000001',
    instructorSlug: 'bo-stage',
    instructorName: 'Bo Stage',
    title: 'A toast',
    updatedAt: '2026-03-01T10:00:00.000Z',
  },
];
const withConversations = (api: FastifyInstance) =>
  serve(api, contracts.chatConversations, async () => ({ conversations }));

let app: FastifyInstance;
let signedIn: FastifyInstance;
let catalogue: Catalogue;
beforeAll(async () => {
  const content = writeContent(soundContent());
  [catalogue, app, signedIn] = await Promise.all([
    loadCatalogue(content.folder),
    testApp({ extend: withConversations }),
    testApp({ extend: withConversations, signedIn: true }),
  ]);
  content.remove();
});

const visitor: Person = {
  visitorId: 'v',
  ownerId: 'v',
  signedIn: false,
  account: undefined,
  subscription: { status: 'FREE', endsAt: null, enterpriseAdmin: false },
  planGranted: false,
  annualPlan: false,
  trialToBeHad: true,
  guaranteeToBeHad: true,
  freeTrial: 'none',
  anonymousId: null,
  allowance: null,
  staff: false,
  staffRoles: [],
  staffNeedsFactor: false,
  isMcEmail: false,
  isTestUser: false,
  country: 'XX',
  address: '10.0.0.1',
  promotionsDrawn: '',
};

function known(
  pattern: string | undefined,
  url: string,
  { plans = 'off', signedIn = false }: { plans?: 'off' | 'on'; signedIn?: boolean } = {},
) {
  const request = { url, cookies: {}, headers: {}, person: { ...visitor, signedIn } } as unknown as FastifyRequest;
  const conversationsOf = async () => conversations;
  const requireScene = async (_: unknown, by: object) => {
    if (!Object.values(by).includes(ownScene)) throw new ApiFailure('not_found', 'No such scene');
  };
  return preloadedQueries(
    {
      catalogue,
      rightsOf: rightsBySetting(plans),
      promotionOn: () => false,
      storedPlans: async () => undefined,
      conversationsOf,
      requireScene,
      requireMeeting: (_, uuid) => requireScene(_, { uuid }),
    },
    pattern,
    request,
  );
}
const ownScene = '0b9f0e0a-4a5e-4c57-8f58-0d2f6f3c8a11';
test.each([paths.start, paths.session, paths.feedback, paths.meetingsFeedback])(
  '%s exists only for its owner',
  async (path) => {
    const of = async (uuid: string) =>
      (await known(path, `${path}?uuid=${uuid}`, { signedIn: true, plans: 'on' })).found;
    expect(await of(ownScene)).toBe(true);
    for (const uuid of ['11111111-1111-4111-8111-111111111111', 'nonsense', '']) expect(await of(uuid)).toBe(false);
  },
);

/** Replaces personal recommendation ids by their number, because the two requests come from two people. */
const anyones = (data: unknown) =>
  JSON.parse(JSON.stringify(data), (key, value) => (key === 'recommendationIds' ? value.length : value));
const asVisitor = { signedIn: false };
const asAccount = { signedIn: true };
const coach = { params: { slug: 'bo-stage' } };
const shelf = { params: { instructorSlug: 'bo-stage' } };
const contents = '/api/v1/personas/bo-stage/contents';

test.each([
  [paths.root, '/', [['landingHomepage', undefined, '/api/v1/pre-paywall-homepage']], asVisitor],
  [
    paths.coaches,
    '/coaches?category=stage',
    [['landingHomepage', undefined, '/api/v1/pre-paywall-homepage']],
    asAccount,
  ],
  [paths.mentor, '/aimentor/bo-stage', [['mentorPrePaywallBio', coach, '/api/v1/pre-paywall-bio/bo-stage']], asVisitor],
  [
    paths.mentorChat,
    '/aimentor/bo-stage/chat',
    [
      ['mentorBio', coach, '/api/v1/bio-page/bo-stage'],
      ['chatConversations', { query: {} }, '/api/v1/chat/conversations'],
    ],
    asVisitor,
  ],
  [
    paths.library,
    '/library/bo-stage',
    [
      ['mentorBio', coach, '/api/v1/bio-page/bo-stage'],
      ['libraryCategories', shelf, '/api/v1/personas/bo-stage/categories'],
      ['libraryContents', { ...shelf, query: { pageSize: bounds.pageSize.default } }, contents],
    ],
    asAccount,
  ],
  [
    paths.libraryItem,
    '/library/bo-stage/second-item?recommendation_id=1',
    [
      [
        'libraryContent',
        { params: { instructorSlug: 'bo-stage', contentUuid: 'second-item' } },
        `${contents}/second-item`,
      ],
    ],
    asVisitor,
  ],
] as [string, string, [string, unknown, string][], typeof asAccount][])(
  '%s comes with the replies that the API would give',
  async (pattern, url, expected, who) => {
    const { replies, found } = await known(pattern, url, who);
    expect(found).toBe(true);
    expect(replies[0]).toMatchObject({ endpoint: 'usersRead', data: { loggedIn: who.signedIn } });
    expect(replies.slice(1).map(({ endpoint, args }) => [endpoint, args])).toEqual(
      expected.map(([endpoint, args]) => [endpoint, args]),
    );
    for (const [index, [, , address]] of expected.entries()) {
      const answer = renameKeys((await (who.signedIn ? signedIn : app).inject(address)).json(), toCamel);
      expect(anyones(replies[index + 1]!.data)).toEqual(anyones(answer));
    }
  },
);

test('a category of a library is requested by its uuid, as the page does', async () => {
  const { replies } = await known(paths.library, '/library/bo-stage?category=two', asAccount);
  const page = replies.at(-1)!;
  expect(page.args).toEqual({
    ...shelf,
    query: { pageSize: bounds.pageSize.default, parentUuid: expect.stringMatching(/^[0-9a-f-]{36}$/) },
  });
  expect(page.data).toMatchObject({ contents: [{ slug: 'third-item' }], total: 1 });
});

test('a signed-in visitor gets the coach with topics', async () => {
  const { replies } = await known(paths.mentor, '/aimentor/bo-stage', { signedIn: true });
  expect(replies[1]).toMatchObject({ endpoint: 'mentorBio', data: { topics: expect.any(Array) } });
});

test.each([
  [paths.mentor, '/aimentor/nobody'],
  [paths.mentor, '/aimentor/%E0%A4%A'],
  [paths.libraryItem, '/library/bo-stage/nothing'],
])('of %s, %s is not found, and no reply is preloaded', async (pattern, url) => {
  const { replies, found } = await known(pattern, url);
  expect([replies.map(({ endpoint }) => endpoint), found]).toEqual([['usersRead'], false]);
});

test('what the API would refuse a visitor is not preloaded either', async () => {
  const { replies } = await known(paths.library, '/library/bo-stage');
  expect(replies.map(({ endpoint }) => endpoint)).toEqual(['usersRead', 'mentorPrePaywallBio']);
});

test('an item that needs a plan is found but not preloaded', async () => {
  const { replies, found } = await known(paths.libraryItem, '/library/bo-stage/second-item', { plans: 'on' });
  expect([replies.length, found]).toEqual([1, true]);
});

test.each([
  [undefined, '/no/such/door'],
  [paths.meetings, '/meetings'],
])('%s preloads nothing but the user', async (pattern, url) => {
  expect(await known(pattern, url)).toMatchObject({ replies: [{ endpoint: 'usersRead' }], found: true });
});

describe('the landing page', () => {
  const allowance = {
    ...{ kind: 'taste', messages: { used: 0, most: 6 }, voiceSeconds: { used: 0, most: 180 } },
    ...{ messagesLeft: 6, voiceSecondsLeft: 180, renewsOn: null },
  } as const;
  const plans: Plans = {
    ...{ currency: 'eur', country: 'DE', tiers: [], onlyAnnualTier: false, lowestTier: null, taxIncluded: true },
  };
  const landing = async (person: Partial<Person>, storedPlans: () => Promise<Plans | undefined>) => {
    const request = { url: '/', cookies: {}, headers: {}, person: { ...visitor, allowance, ...person } };
    const deps = { catalogue, rightsOf: rightsBySetting('on'), promotionOn: () => false, storedPlans };
    const { replies } = await preloadedQueries(
      { ...deps, conversationsOf: async () => [], requireScene: async () => {}, requireMeeting: async () => {} },
      paths.root,
      request as unknown as FastifyRequest,
    );
    return replies.filter(({ endpoint }) => endpoint === 'commercePlans');
  };

  test.each([
    ['none', 'false'],
    ['offered', 'true'],
  ] as const)('comes with the plans of a visitor whose free trial is %s', async (freeTrial, includeTrial) => {
    const query = { gateway: 'stripe', experiment: 'price-v4', includeTrial };
    expect(await landing({ freeTrial }, async () => plans)).toEqual([
      { endpoint: 'commercePlans', args: { query }, data: expect.objectContaining({ currency: 'eur', country: 'DE' }) },
    ]);
  });

  test('comes without plans that are not known yet', async () => {
    expect(await landing({}, async () => undefined)).toEqual([]);
  });

  test('comes without plans if none are sold', async () => {
    expect(await landing({ allowance: null }, async () => plans)).toEqual([]);
  });
});

describe('scenes', () => {
  let withScenes: Catalogue;
  beforeAll(async () => {
    withScenes = await loadCatalogue(readSettings({}).contentDir);
  });
  const knownScenes = (pattern: string, url: string, signedIn = false) => {
    const request = { url, cookies: {}, headers: {}, person: { ...visitor, signedIn } } as unknown as FastifyRequest;
    const conversationsOf = async () => [];
    const storedPlans = async () => undefined;
    const requireScene = async () => {};
    const deps = {
      catalogue: withScenes,
      rightsOf: rightsBySetting('on'),
      promotionOn: () => false,
      storedPlans,
      conversationsOf,
      requireScene,
      requireMeeting: requireScene,
    };
    return preloadedQueries(deps, pattern, request);
  };

  test.each([
    [paths.categories, '/categories', 'all'],
    [paths.customScenario, '/categories/scenario/custom', 'all'],
    [paths.category, '/categories/home', 'home'],
    [paths.subcategory, '/categories/work/subcategories/money', 'work'],
    [paths.scenario, '/categories/work/scenario/ask-for-the-raise', 'work'],
  ])(
    'of %s, %s comes with its category for visitors; the page of a signed-in visitor requests its own',
    async (pattern, url, slug) => {
      const { replies, found } = await knownScenes(pattern, url);
      expect(found).toBe(true);
      expect(replies[1]).toMatchObject({ endpoint: 'prePaywallCategory', args: { params: { slug } } });
      const own = await knownScenes(pattern, url, true);
      expect([own.replies.map(({ endpoint }) => endpoint), own.found]).toEqual([['usersRead'], true]);
    },
  );

  test.each([
    [paths.category, '/categories/opera'],
    [paths.subcategory, '/categories/work/subcategories/opera'],
    [paths.scenario, '/categories/home/scenario/ask-for-the-raise'],
  ])('of %s, %s is not found for anyone', async (pattern, url) => {
    expect((await knownScenes(pattern, url)).found).toBe(false);
    expect((await knownScenes(pattern, url, true)).found).toBe(false);
  });
});
