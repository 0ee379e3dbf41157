import type { ContractTable } from '../contract.ts';
import * as chat from '../coaching/chat.schema.ts';
import * as endpoints from '../endpoints.ts';
import * as recommendations from './recommendations.schema.ts';

type RecommendationEndpoint = Extract<
  keyof ContractTable,
  'homepage' | `recommendation${string}` | `libraryHistory${string}` | `libraryAnswers${string}`
>;

/** Contracts of the homepage, recommendations and the history of library items. */
export const recommendationContracts = {
  homepage: {
    endpoint: endpoints.homepage,
    right: 'account',
    summary: 'Get the home page of a logged-in user: today’s suggestion, where they left off, coaches, scenes, history',
    reply: recommendations.Homepage,
    errors: ['not_authenticated'],
  },
  recommendationsRead: {
    endpoint: endpoints.recommendationsRead,
    right: 'browse',
    summary:
      'List recommended library items, scenes and coaches, each with its reason; stable for a day while nothing changes',
    reply: recommendations.Recommendations,
    errors: ['not_authenticated'],
  },
  recommendationAnswer: {
    endpoint: endpoints.recommendationAnswer,
    right: 'browse',
    summary: 'Record that a recommendation was opened, or dismiss it; a dismissal can be undone',
    params: recommendations.RecommendationParams,
    body: recommendations.RecommendationAnswer,
    reply: recommendations.RecommendationAnswered,
    errors: ['bad_request', 'not_authenticated', 'not_found'],
  },
  libraryHistory: {
    endpoint: endpoints.libraryHistory,
    right: 'account',
    summary: 'List the items of a coach’s library that the account opened, finished or saved, newest first',
    params: recommendations.HistoryParams,
    query: recommendations.HistoryQuery,
    reply: recommendations.HistoryPage,
    errors: ['bad_request', 'not_authenticated', 'not_found'],
  },
  libraryHistoryKeep: {
    endpoint: endpoints.libraryHistoryKeep,
    right: 'account',
    summary: 'Record that an item was opened, finished or saved for later, and the reading progress',
    params: recommendations.HistoryParams,
    body: recommendations.HistoryKeep,
    reply: recommendations.HistoryEntry,
    errors: ['bad_request', 'not_authenticated', 'not_found', 'plan_required'],
  },
  libraryHistoryClear: {
    endpoint: endpoints.libraryHistoryClear,
    right: 'account',
    summary: 'Delete the account’s history of a coach’s library; saved items stay',
    params: recommendations.HistoryParams,
    reply: chat.Deleted,
    errors: ['not_authenticated', 'not_found'],
  },
  libraryAnswers: {
    endpoint: endpoints.libraryAnswers,
    right: 'account',
    summary: 'List the account’s answers to the exercises of a coach’s library, or to one exercise, newest first',
    params: recommendations.HistoryParams,
    query: recommendations.AnswersQuery,
    reply: recommendations.AnswersList,
    errors: ['bad_request', 'not_authenticated', 'not_found'],
  },
  libraryAnswersKeep: {
    endpoint: endpoints.libraryAnswersKeep,
    right: 'account',
    summary: 'Save answers to fields of an exercise; the latest text of a field wins',
    params: recommendations.HistoryParams,
    body: recommendations.AnswersKeep,
    reply: recommendations.ExerciseAnswers,
    errors: ['bad_request', 'not_authenticated', 'not_found', 'plan_required'],
  },
} as const satisfies Pick<ContractTable, RecommendationEndpoint>;
