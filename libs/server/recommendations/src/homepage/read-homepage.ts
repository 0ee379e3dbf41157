import type { ConversationSummary, Homepage } from '@greenroom/contracts';
import type { FastifyRequest } from 'fastify';
import { talkedSince } from '@greenroom/calls';
import { landingHomepage } from '@greenroom/content';
import { listMeetings } from '@greenroom/meetings';
import type { Person } from '@greenroom/access';
import { type PlayedSession, playedSessionsOf } from '@greenroom/roleplay';
import { languageOfRequest } from '@greenroom/http';
import { findHistory } from '../history/history.repository.ts';
import { presentEntry } from '../history/history.ts';
import { type RecommendationDependencies, recommendationsFor } from '../recommendations-for.ts';
import { leftOff } from './left-off.ts';

export interface HomepageDependencies extends RecommendationDependencies {
  conversationsOf(person: Person): Promise<ConversationSummary[]>;
}

const newest = { history: 20, tries: 30 };
const weekMs = 7 * 86_400_000;

/** Returns the homepage of a signed-in person. */
export async function readHomepage(
  deps: HomepageDependencies,
  person: Person,
  request: Pick<FastifyRequest, 'cookies' | 'headers'>,
): Promise<Homepage> {
  const { db, catalogue, rightsOf, conversationsOf } = deps;
  const { ownerId } = person;
  const now = deps.now();
  const since = new Date(now.getTime() - weekMs);
  const [suggested, conversations, rows, tries, meetings, calls] = await Promise.all([
    recommendationsFor(deps, person, languageOfRequest(request)),
    conversationsOf(person),
    findHistory(db, { ownerId }, newest.history),
    playedSessionsOf({ db, scenes: catalogue.scenes }, ownerId, newest.tries, languageOfRequest(request)),
    listMeetings(db, ownerId),
    talkedSince(db, ownerId, since),
  ]);
  const { library } = rightsOf(person);
  const history = rows.flatMap((row) => presentEntry(catalogue, row, library, languageOfRequest(request)) ?? []);
  return {
    suggestion: suggested.first,
    leftOff: leftOff({ conversations, history, tries: tries.map(({ shown }) => shown), meetings }, now),
    ...landingHomepage(catalogue, request),
    scenes: suggested.scenes.slice(0, 3),
    rehearsed: [
      ...tries.flatMap((one) => rehearsedIn(one, since)),
      ...calls.map(({ at, talkedMs }) => ({ at: at.toISOString(), minutes: talkedMs / 60_000 })),
    ],
    history,
    played: tries.flatMap(({ begunAt, shown }) => (begunAt ? [shown] : [])),
  };
}

/** Limits a scene left open overnight. */
const longestMinutes = 60;

function rehearsedIn({ begunAt, endedAt }: PlayedSession, since: Date) {
  if (!begunAt || !endedAt || begunAt < since) return [];
  const minutes = Math.min(longestMinutes, (endedAt.getTime() - begunAt.getTime()) / 60_000);
  return [{ at: begunAt.toISOString(), minutes }];
}
