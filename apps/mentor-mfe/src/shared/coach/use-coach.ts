import { useCurrentUser } from '@greenroom/auth';
import type { Bio, PrePaywallBio, Topic } from '@greenroom/contracts';
import type { QueryState } from '../waiting/index.ts';
import { useMentorBioQuery, useMentorPrePaywallBioQuery } from './coach-api.ts';

/** A coach as this person may see one: topics to begin on only come with a sign-in. */
export type Coach = PrePaywallBio & { topics?: Topic[] };

/** The coach of an address, asked for once it is known who asks. */
export function useCoach(slug: string): QueryState<Coach> {
  const { user, known } = useCurrentUser();
  const request = { params: { slug } };
  const forVisitors = useMentorPrePaywallBioQuery(request, { skip: !known || user.loggedIn });
  const forMembers = useMentorBioQuery(request, { skip: !known || !user.loggedIn });
  return user.loggedIn ? forMembers : forVisitors;
}

/** A coach with topics to begin on, for the conversation, which a visitor may begin as well. */
export function useCoachWithTopics(slug: string): QueryState<Bio> {
  return useMentorBioQuery({ params: { slug } });
}
