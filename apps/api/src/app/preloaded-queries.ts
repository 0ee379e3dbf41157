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
  /** Returns the plans that a page can show without asking the payment provider; undefined if there are none yet. */
  storedPlans(person: Person): Promise<Plans | undefined>;
  /** Returns the person's conversations with all coaches, newest first. */
  conversationsOf(person: Person): Promise<ConversationSummary[]>;
  requireScene: RoleplayModule['requireScene'];
  requireMeeting: MeetingsModule['requireMeeting'];
}

/** API replies for a page's first queries, so that the page need not send them. */
export interface KnownReplies {
  replies: PreloadedReply[];
  /** False if the URL matches a page but names something that does not exist, such as an unknown coach or item. */
  found: boolean;
  /** True if the visitor may not see the page; nothing about it is revealed. */
  hidden: boolean;
}

type Params = Record<string, string>;
/** A query by endpoint name and arguments, exactly as the page's screen sends it, with a function that answers it. */
type Question = [endpoint: EndpointName, args: unknown, answer: () => unknown, use?: 'only whether it is there'];

/** @param pattern the page's route pattern, if the URL matches one */
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
  // Do not reveal what the API would refuse.
  const mayAsk = ([endpoint]: Question) => judgesItself(endpoint) || rights[rightOf(endpoint)] === 'allowed';
  const questions = [user, ...(ofPage?.(params) ?? [])].filter(mayAsk);
  // Judge by the page that answers, not by the URL, since several URLs lead to it.
  const right = pageRights[(pattern !== undefined && pageAt(pattern)) || 'root'];
  const hidden = right.startsWith('staff') && rights[right] !== 'allowed';
  const answers = await Promise.all(
    questions.map(async ([endpoint, args, answer, use]) => ({ endpoint, args, use, answer: await tryTo(answer) })),
  );
  return {
    replies: answers.flatMap(({ endpoint, args, answer, use }) => {
      if (answer instanceof ApiFailure || use) return [];
      // Encode as the API does, so that only fields named by the contract leave the server.
      return [{ endpoint, args, data: contracts[endpoint].reply.encode(answer as never) }];
    }),
    hidden,
    found: !hidden && !answers.some(({ answer }) => answer instanceof ApiFailure && answer.code === 'not_found'),
  };
}

/** Returns the queries of pages' first screens, by route pattern. */
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
  // For signed-in visitors the reply includes their attempts, which are in the database; their page asks for itself.
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
  /** A page about something the person owns, which must exist. */
  const ownPage = <Params extends object>(
    name: 'roleplaySession' | 'roleplayFeedback' | 'coachFeedback',
    params: Params,
    require: (params: Params) => Promise<void>,
  ): Question[] => {
    const answer = async () => {
      // A malformed id would cause a database error.
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
