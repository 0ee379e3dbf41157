import type { FastifyRequest } from 'fastify';
import {
  allCategories,
  ApiFailure,
  bounds,
  pageAt,
  pageRights,
  paths,
  readPath,
  type ConversationSummary,
  type EndpointName,
  type Plans,
  plansQuery,
} from '@greenroom/contracts';
import { contracts, judgesItself, rightOf } from '@greenroom/contracts/schemas';
import type { PreloadedReply } from '@greenroom/federation';
import { contentAnswers, landingHomepage, type Catalogue } from '@greenroom/content';
import { currentUser } from '@greenroom/people';
import type { Person, RightsOf } from '@greenroom/access';
import { prePaywallCategory, type RoleplayModule, type SceneAddress } from '@greenroom/roleplay';
import { languageOfRequest } from '@greenroom/http';
import type { MeetingsModule } from '@greenroom/meetings';

export interface KnownReplyDependencies {
  catalogue: Catalogue;
  rightsOf: RightsOf;
  promotionOn(person: Person): boolean;
  /** The plans that a page can show without waiting for the payment provider; undefined where there are none yet. */
  storedPlans(person: Person): Promise<Plans | undefined>;
  /** One's conversations with all coaches, newest first. */
  conversationsOf(person: Person): Promise<ConversationSummary[]>;
  requireScene: RoleplayModule['requireScene'];
  requireMeeting: MeetingsModule['requireMeeting'];
}

/** What the API would answer to a page's first questions, so that the page need not ask. */
export interface KnownReplies {
  replies: PreloadedReply[];
  /** False where the address is a page's, of something that there is not: no such coach, no such item. */
  found: boolean;
  /** The page is not for the one who asks: nothing of it is named. */
  hidden: boolean;
}

type Params = Record<string, string>;
/** A question by its endpoint's name and arguments, the very ones the page's screen asks with, and its answer. */
type Question = [endpoint: EndpointName, args: unknown, answer: () => unknown, use?: 'only whether it is there'];

/**
 * @param pattern the page's path in the router, if it is one
 */
export async function preloadedQueries(
  deps: KnownReplyDependencies,
  pattern: string | undefined,
  request: FastifyRequest,
): Promise<KnownReplies> {
  const { rightsOf, promotionOn } = deps;
  const me = () => currentUser(request.person, rightsOf, promotionOn(request.person));
  const user: Question = ['usersRead', { params: { uuid: 'me' } }, me];
  const address = new URL(request.url, 'http://page');
  const params = (pattern !== undefined && readPath(pattern, address.pathname)) || {};
  const ofPage = pattern === undefined ? undefined : questionsOf(deps, request, address.searchParams)[pattern];
  const rights = rightsOf(request.person);
  // What the API would refuse is not told here either.
  const mayAsk = ([endpoint]: Question) => judgesItself(endpoint) || rights[rightOf(endpoint)] === 'allowed';
  const questions = [user, ...(ofPage?.(params) ?? [])].filter(mayAsk);
  // By the page that answers, and not by the address: more than one leads to it.
  const right = pageRights[(pattern !== undefined && pageAt(pattern)) || 'root'];
  const hidden = right.startsWith('staff') && rights[right] !== 'allowed';
  const answers = await Promise.all(
    questions.map(async ([endpoint, args, answer, use]) => ({ endpoint, args, use, answer: await tryTo(answer) })),
  );
  return {
    replies: answers.flatMap(({ endpoint, args, answer, use }) => {
      if (answer instanceof ApiFailure || use) return [];
      // As the API would: nothing that the contract does not name leaves the server.
      return [{ endpoint, args, data: contracts[endpoint].reply.encode(answer as never) }];
    }),
    hidden,
    found: !hidden && !answers.some(({ answer }) => answer instanceof ApiFailure && answer.code === 'not_found'),
  };
}

/** Pages by their path, with what their first screens ask. */
function questionsOf(
  deps: KnownReplyDependencies,
  request: FastifyRequest,
  search: URLSearchParams,
): Record<string, (params: Params) => Question[]> {
  const { person } = request;
  const answers = contentAnswers(deps, person, languageOfRequest(request));
  const coaches = (): Question[] => [['landingHomepage', undefined, () => landingHomepage(deps.catalogue, request)]];
  const plans = (): Question => {
    const args = { query: plansQuery({ trialOffered: person.freeTrial === 'offered' }) };
    return ['commercePlans', args, async () => (await deps.storedPlans(person)) ?? plansNotKnown()];
  };
  const coach = (slug: string): Question =>
    person.signedIn
      ? ['mentorBio', { params: { slug } }, () => answers.bio(slug)]
      : ['mentorPrePaywallBio', { params: { slug } }, () => answers.prePaywallBio(slug)];

  const { scenes } = deps.catalogue;
  // Who is signed in is told of their tries as well, which stand in the database: their page asks for itself.
  const category = (slug: string, scene?: { subcategorySlug?: string; scenarioSlug?: string }): Question => [
    'prePaywallCategory',
    { params: { slug } },
    () => {
      const found = prePaywallCategory(scenes, slug, languageOfRequest(request));
      const { subcategorySlug, scenarioSlug } = scene ?? {};
      const isThere =
        (subcategorySlug === undefined || found.category.subcategories.some((one) => one.slug === subcategorySlug)) &&
        (scenarioSlug === undefined || found.scenes.some((one) => one.slug === scenarioSlug));
      if (!isThere) throw new ApiFailure('not_found', 'There is no such scene');
      return found;
    },
    person.signedIn ? 'only whether it is there' : undefined,
  ];
  const allScenes = (): Question[] => (scenes.categories.length === 0 ? [] : [category(allCategories)]);

  const uuid = search.get('uuid') ?? '';
  /** A page of something of one's own, which has to be there. */
  const ownPage = <Params extends object>(
    name: 'roleplaySession' | 'roleplayFeedback' | 'coachFeedback',
    params: Params,
    require: (params: Params) => Promise<void>,
  ): Question[] => {
    const answer = async () => {
      // What is no id at all would be an error of the database's.
      if (!contracts[name].params.safeParse(params).success)
        throw new ApiFailure('not_found', 'There is nothing by this id');
      await require(params);
    };
    return [[name, { params }, answer, 'only whether it is there']];
  };
  const requireScene = (by: SceneAddress) => deps.requireScene(person, by);
  const scenePage = () => ownPage('roleplaySession', { userRolePlayUuid: uuid }, requireScene);
  const feedbackPage = () => ownPage('roleplayFeedback', { conversationUuid: uuid }, requireScene);
  const meetingPage = () =>
    ownPage('coachFeedback', { conversationUuid: uuid }, () => deps.requireMeeting(person, uuid));

  return {
    [paths.start]: scenePage,
    [paths.session]: scenePage,
    [paths.feedback]: feedbackPage,
    [paths.meetingsFeedback]: meetingPage,
    [paths.categories]: allScenes,
    [paths.customScenario]: allScenes,
    [paths.category]: ({ categorySlug = '' }) => [category(categorySlug)],
    [paths.subcategory]: ({ categorySlug = '', ...named }) => [category(categorySlug, named)],
    [paths.scenario]: ({ categorySlug = '', ...named }) => [category(categorySlug, named)],
    // Without an allowance plans are off, and nothing has a price.
    [paths.root]: () => [...coaches(), ...(person.allowance ? [plans()] : [])],
    [paths.coaches]: coaches,
    [paths.mentor]: ({ instructorSlug = '' }) => [coach(instructorSlug)],
    [paths.mentorChat]: ({ instructorSlug: slug = '' }) => [
      ['mentorBio', { params: { slug } }, () => answers.bio(slug)],
      ['chatConversations', { query: {} }, async () => ({ conversations: await deps.conversationsOf(person) })],
    ],
    [paths.library]: ({ instructorSlug = '' }) => {
      const named = { params: { instructorSlug } };
      const asked = search.get('category');
      const parent =
        deps.catalogue.coach(instructorSlug) && answers.categories(instructorSlug).find(({ slug }) => slug === asked);
      const wish = { pageSize: bounds.pageSize.default, ...(parent && { parentUuid: parent.uuid }) };
      return [
        coach(instructorSlug),
        ['libraryCategories', named, () => answers.categories(instructorSlug)],
        ['libraryContents', { ...named, query: wish }, () => answers.contents(instructorSlug, { ...wish, page: 1 })],
      ];
    },
    [paths.libraryItem]: ({ instructorSlug = '', itemSlug = '' }) => [
      [
        'libraryContent',
        { params: { instructorSlug, contentUuid: itemSlug } },
        () => answers.content(instructorSlug, itemSlug),
      ],
    ],
  };
}

function plansNotKnown(): never {
  throw new ApiFailure('unavailable', 'The plans are not known yet');
}

async function tryTo(answer: () => unknown): Promise<unknown> {
  try {
    return await answer();
  } catch (failure) {
    if (failure instanceof ApiFailure) return failure;
    throw failure;
  }
}
