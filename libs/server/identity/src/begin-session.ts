import { randomUUID } from 'node:crypto';
import { cookies, type Factor, type ProviderName } from '@greenroom/contracts';
import { type Queryable, inSeconds, now } from '@greenroom/database';
import { providerTokens, refreshTokens, sessions } from './identity.tables.ts';
import type { AccountRow } from './accounts.repository.ts';
import { hashToken, newToken } from '@greenroom/crypto';
import { endSessions } from './sessions.repository.ts';

export interface NewSession {
  account: AccountRow;
  /** `password`, or the name of the identity provider that authenticated the person. */
  provider: string;
  hostedDomain?: string | undefined;
  /** Used later to ask the provider whether the person still has their account there. */
  refreshTokenSealed?: string | undefined;
  factors?: readonly Factor[];
  device: { userAgent: string; country: string };
  /** The log-in that this session continues: it keeps that log-in's start and end. */
  since?: { createdAt: Date; expiresAt: Date } | undefined;
  /** The browser's previous session, which ends with the log-in, so that it cannot be continued. */
  instead?: { accountUuid: string; sessionUuid: string } | undefined;
}

/** The facts about a session from which the browser's cookies are made. */
export interface IssuedRefreshToken {
  account: AccountRow;
  /** How the person authenticated. */
  standing: { provider: string; hostedDomain: string | null; factors: readonly Factor[] };
  sessionUuid: string;
  generation: number;
  refreshToken: string;
  /** Seconds until the session ends; refreshing does not extend it. */
  secondsLeft: number;
}

const userAgentLength = 300;

/** Begins a session with its first refresh token. It lives for at most 30 days, however much it is used. */
export async function beginSession(tx: Queryable, begun: NewSession): Promise<IssuedRefreshToken> {
  const { account, provider, hostedDomain = null, refreshTokenSealed, factors = [], device, since, instead } = begun;
  if (instead) await endSessions(tx, instead.accountUuid, { reason: 'replaced', only: instead.sessionUuid });
  const sessionUuid = randomUUID();
  const refreshToken = newToken();
  const longest = cookies.refreshToken.maxAgeSeconds;
  const secondsLeft = since ? Math.floor((since.expiresAt.getTime() - Date.now()) / 1_000) : longest;
  await tx.insert(sessions).values({
    uuid: sessionUuid,
    accountUuid: account.uuid,
    provider,
    hostedDomain,
    factors: [...factors],
    userAgent: device.userAgent.slice(0, userAgentLength),
    country: device.country,
    createdAt: since?.createdAt ?? now,
    expiresAt: since?.expiresAt ?? inSeconds(secondsLeft),
  });
  await tx.insert(refreshTokens).values({ hash: hashToken(refreshToken), sessionUuid, generation: 1 });
  if (refreshTokenSealed !== undefined) {
    const asked = { sessionUuid, provider: provider as ProviderName, refreshTokenSealed };
    await tx.insert(providerTokens).values(asked);
  }
  const standing = { provider, hostedDomain, factors };
  return { account, standing, sessionUuid, generation: 1, refreshToken, secondsLeft };
}
