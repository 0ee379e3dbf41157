import { useCurrentUser } from '@greenroom/auth';
import type { Bio, PrePaywallBio, Topic } from '@greenroom/contracts';
import type { QueryState } from '../waiting/index.ts';
import { useMentorBioQuery, useMentorPrePaywallBioQuery } from './coach-api.ts';

/** A coach as the current user may see them: topics are only included after sign-in. */
export type Coach = PrePaywallBio & { topics?: Topic[] };

/** Reads the coach in the URL, once it is known who is signed in. */
export function useCoach(slug: string): QueryState<Coach> {
  const { user, known } = useCurrentUser();
  const request = { params: { slug } };
  const forVisitors = useMentorPrePaywallBioQuery(request, { skip: !known || user.loggedIn });
  const forMembers = useMentorBioQuery(request, { skip: !known || !user.loggedIn });
  return user.loggedIn ? forMembers : forVisitors;
}

/** Reads a coach with topics, for the conversation page, which visitors can use too. */
export function useCoachWithTopics(slug: string): QueryState<Bio> {
  return useMentorBioQuery({ params: { slug } });
}
