import { api, call } from '@greenroom/api-client';
import type { CurrentUser, Reply, RequestOf } from '@greenroom/contracts';

/** Never retried, and not fetched again on focus or reconnect (specification, section 7); that is RTK Query's default. */
const usersApi = api.injectEndpoints({
  endpoints: (build) => ({
    usersRead: build.query<Reply<'usersRead'>, RequestOf<'usersRead'>>({ query: call('usersRead') }),
  }),
});

/** The current user; a visitor until the server has said otherwise. */
export function useCurrentUser(): { user: CurrentUser; known: boolean } {
  const { data, isSuccess, isError } = usersApi.useUsersReadQuery({ params: { uuid: 'me' } });
  return { user: data ?? visitor, known: isSuccess || isError };
}

const visitor: CurrentUser = {
  email: null,
  loggedIn: false,
  analytics: { userId: null, personaUserId: null, anonymousId: null, properties: { userPlanStatus: 'FREE' } },
  purchaseEligibility: { trialPeriodInDays: 0 },
  rights: { chat: true, library: 'first-of-each' },
};
