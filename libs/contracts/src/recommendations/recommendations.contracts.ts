import type { ContractTable } from '../contract.ts';
import * as chat from '../coaching/chat.schema.ts';
import * as endpoints from '../endpoints.ts';
import * as recommendations from './recommendations.schema.ts';

type RecommendationEndpoint = Extract<
  keyof ContractTable,
  'homepage' | `recommendation${string}` | `libraryHistory${string}` | `libraryAnswers${string}`
>;

/** Contracts of what is for one: the homepage, recommendations, and what became of library items. */
export const recommendationContracts = {
  homepage: {
    endpoint: endpoints.homepage,
    right: 'account',
    summary: 'The first page of whoever is signed in: today’s suggestion, where one left off, coaches, scenes, history',
    reply: recommendations.Homepage,
    errors: ['not_authenticated'],
  },
  recommendationsRead: {
    endpoint: endpoints.recommendationsRead,
    right: 'browse',
    summary:
      'Library items, scenes and coaches for one, each with its reason; the same for a day while nothing changes',
    reply: recommendations.Recommendations,
    errors: ['not_authenticated'],
  },
  recommendationAnswer: {
    endpoint: endpoints.recommendationAnswer,
    right: 'browse',
    summary: 'Says that a recommendation was opened, or is not for one; the latter can be taken back',
    params: recommendations.RecommendationParams,
    body: recommendations.RecommendationAnswer,
    reply: recommendations.RecommendationAnswered,
    errors: ['bad_request', 'not_authenticated', 'not_found'],
  },
  libraryHistory: {
    endpoint: endpoints.libraryHistory,
    right: 'account',
    summary: 'What one opened, finished and saved of a coach’s shelf, newest first',
    params: recommendations.HistoryParams,
    query: recommendations.HistoryQuery,
    reply: recommendations.HistoryPage,
    errors: ['bad_request', 'not_authenticated', 'not_found'],
  },
  libraryHistoryKeep: {
    endpoint: endpoints.libraryHistoryKeep,
    right: 'account',
    summary: 'Keeps that an item was opened, how far one came, that it is finished, or saved for later',
    params: recommendations.HistoryParams,
    body: recommendations.HistoryKeep,
    reply: recommendations.HistoryEntry,
    errors: ['bad_request', 'not_authenticated', 'not_found', 'plan_required'],
  },
  libraryHistoryClear: {
    endpoint: endpoints.libraryHistoryClear,
    right: 'account',
    summary: 'Forgets what one opened and finished of a coach’s shelf; what is saved for later stays',
    params: recommendations.HistoryParams,
    reply: chat.Deleted,
    errors: ['not_authenticated', 'not_found'],
  },
  libraryAnswers: {
    endpoint: endpoints.libraryAnswers,
    right: 'account',
    summary: 'What one wrote into the exercises of a coach’s shelf, newest first, or into one of them',
    params: recommendations.HistoryParams,
    query: recommendations.AnswersQuery,
    reply: recommendations.AnswersList,
    errors: ['bad_request', 'not_authenticated', 'not_found'],
  },
  libraryAnswersKeep: {
    endpoint: endpoints.libraryAnswersKeep,
    right: 'account',
    summary: 'Keeps what one wrote into fields of an exercise; the later words in a field stand',
    params: recommendations.HistoryParams,
    body: recommendations.AnswersKeep,
    reply: recommendations.ExerciseAnswers,
    errors: ['bad_request', 'not_authenticated', 'not_found', 'plan_required'],
  },
} as const satisfies Pick<ContractTable, RecommendationEndpoint>;
