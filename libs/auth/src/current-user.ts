import { useCallback } from 'react';
import { api, call, personLeft, useDispatch, type Store } from '@greenroom/api-client';
import { endpoints, type CurrentUser, type Reply, type RequestOf } from '@greenroom/contracts';
import { setTimeZone } from '@greenroom/i18n';
import { lastOwner } from './drafts.ts';

/** Never retried, and not fetched again on focus or reconnect (specification, section 7); that is RTK Query's default. */
const usersApi = api.injectEndpoints({
  endpoints: (build) => ({
    usersRead: build.query<Reply<'usersRead'>, RequestOf<'usersRead'>>({ query: call(endpoints.usersRead) }),
    usersUpdate: build.mutation<Reply<'usersUpdate'>, RequestOf<'usersUpdate'>>({ query: call(endpoints.usersUpdate) }),
  }),
});

export const { useUsersUpdateMutation } = usersApi;

const me = { params: { uuid: 'me' } } as const;

interface KnownUser {
  user: CurrentUser;
  /** Whether the server has answered or the request has failed. */
  known: boolean;
  /** The request failed: the user may be more than a visitor. */
  failed: boolean;
}

/** Returns the current user; a visitor until the server has answered. */
export function useCurrentUser(): KnownUser {
  // A refetch after a failure keeps the failure: a page that unmounts and mounts again with it would refetch for ever.
  const { data, error } = usersApi.useUsersReadQuery(me);
  // Set while rendering, so that the first dates on the page are right.
  if (data) setTimeZone(data.timeZone ?? undefined);
  const failed = data === undefined && error !== undefined;
  return { user: data ?? visitor, known: data !== undefined || failed, failed };
}

/**
 * Fetches the current user again and updates every page. When another user was signed in before, slices of remotes drop
 * that user's data.
 */
export async function fetchUser(dispatch: Store['dispatch']): Promise<CurrentUser | undefined> {
  const before = lastOwner();
  const { data } = await dispatch(usersApi.endpoints.usersRead.initiate(me, { forceRefetch: true, subscribe: false }));
  if (data?.loggedIn && before !== null && before !== data.id) dispatch(personLeft());
  return data;
}

/** Returns a function that fetches the user again, for after a change to their account. */
export function useFetchUser(): () => Promise<CurrentUser | undefined> {
  const dispatch = useDispatch<Store['dispatch']>();
  return useCallback(() => fetchUser(dispatch), [dispatch]);
}

const visitor: CurrentUser = {
  id: null,
  email: null,
  name: null,
  loggedIn: false,
  emailConfirmed: false,
  locale: null,
  timeZone: null,
  profile: null,
  subscribedState: 'FREE',
  subscription: null,
  enterpriseAdmin: false,
  activeAnnualPass: false,
  accessibleProducts: [],
  loggedInMobileWebUser: false,
  isMcEmail: false,
  isTestUser: false,
  staff: false,
  staffNeedsFactor: false,
  onboarded: false,
  deletedFrom: null,
  analytics: { userId: null, personaUserId: null, anonymousId: null, properties: { userPlanStatus: 'FREE' } },
  purchaseEligibility: { trialPeriodInDays: 0, moneyBack: true },
  freeTrial: 'none',
  allowance: null,
  promotionOn: false,
  rights: {
    everyone: 'allowed',
    account: 'not_authenticated',
    browse: 'not_authenticated',
    chat: 'allowed',
    call: 'allowed',
    wholeLibrary: 'plan_required',
    roleplay: 'not_authenticated',
    meetings: 'not_authenticated',
    staff: 'not_authenticated',
    staffPeople: 'not_authenticated',
    staffSupport: 'not_authenticated',
    staffMoney: 'not_authenticated',
    staffReleases: 'not_authenticated',
    staffAdmin: 'not_authenticated',
  },
};
