import type { Identify, SignedInAccount } from '@greenroom/access';
import { ApiFailure, cookies } from '@greenroom/contracts';
import type { AccountRow } from './accounts.repository.ts';
import type { AuthCookies } from './auth-cookies.ts';
import type { IssuedRefreshToken } from './begin-session.ts';
import { refreshSession, type RefreshDependencies } from './refresh-session.ts';
import { confirmGeneration, findLiveSession } from './sessions.repository.ts';
import { findRoleFacts, type RoleFacts } from './staff-roles.repository.ts';
import type { AccessClaims, SignedTokens } from './signed-tokens.ts';

interface IdentifyDependencies extends RefreshDependencies {
  tokens: SignedTokens;
  authCookies: AuthCookies;
  /** Called after a session got new tokens. */
  afterRefresh(sessionUuid: string): void;
}

/**
 * Identifies the caller by the access token. If it has expired, the refresh token gets new ones, once for all
 * concurrent requests, and the cookies are rewritten; without a valid one the cookies are cleared. An internal error is
 * thrown and leaves the cookies unchanged.
 */
export function identifier({ db, mails, tokens, authCookies, afterRefresh }: IdentifyDependencies): Identify {
  const refreshing = new Map<
    string,
    Promise<(IssuedRefreshToken & { accessToken: string; idToken: string }) | undefined>
  >();

  const refresh = (presented: string) => {
    const running = refreshing.get(presented);
    if (running) return running;
    const refreshed = refreshSession({ db, mails }, presented)
      .then(async (issued) => {
        if (!issued) return undefined;
        afterRefresh(issued.sessionUuid);
        return { ...issued, ...(await tokens.sign(issued.account, issued)) };
      })
      .finally(() => refreshing.delete(presented));
    refreshing.set(presented, refreshed);
    return refreshed;
  };

  const accountOf = async ({ sessionUuid, generation }: AccessClaims) => {
    const found = await findLiveSession(db, sessionUuid);
    if (!found) return undefined;
    if (!found.confirmed && found.generation === generation) await confirmGeneration(db, sessionUuid, generation);
    return signedIn(found.account, sessionUuid, found.session, found);
  };

  return async (request, reply) => {
    const bearer = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
    if (bearer !== undefined) {
      const claims = await tokens.verify(bearer);
      const account = claims && (await accountOf(claims));
      if (!account) throw new ApiFailure('not_authenticated', 'This token is not good, or no longer');
      return account;
    }
    const { [cookies.accessToken.name]: accessToken, [cookies.refreshToken.name]: refreshToken } = request.cookies;
    const claims = accessToken === undefined ? undefined : await tokens.verify(accessToken);
    const account = claims && (await accountOf(claims));
    if (account) return account;
    // Try the refresh token even if the access token's session has ended: they may belong to different log-ins.
    const issued = refreshToken === undefined ? undefined : await refresh(refreshToken);
    if (issued) {
      authCookies.set(reply, issued);
      const roles = await findRoleFacts(db, issued.account.uuid);
      return signedIn(issued.account, issued.sessionUuid, issued.standing, roles);
    }
    if (accessToken !== undefined || refreshToken !== undefined || request.cookies[cookies.loggedIn.name] !== undefined)
      authCookies.clear(reply);
    return undefined;
  };
}

function signedIn(
  account: AccountRow,
  sessionUuid: string,
  { provider, hostedDomain, factors }: IssuedRefreshToken['standing'],
  { staffRoles, adminMissing }: RoleFacts,
): SignedInAccount {
  const { uuid, profileId, email, name, locale, timeZone, deletedFrom, onboarding } = account;
  return {
    uuid,
    sessionUuid,
    profileId,
    email,
    emailConfirmed: account.emailConfirmedAt !== null,
    name,
    locale,
    timeZone,
    hasPassword: account.passwordHash !== null,
    provider,
    hostedDomain,
    withFactor: factors.length > 0,
    staffRoles,
    adminMissing,
    onboarded: onboarding !== null && onboarding.status !== 'open',
    deletedFrom,
  };
}
