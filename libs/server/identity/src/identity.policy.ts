import { languageOfRequest } from '@greenroom/http';
import type { FastifyRequest } from 'fastify';
import { ApiFailure } from '@greenroom/contracts';
import type { Person, SignedInAccount } from '@greenroom/access';
import type { Own } from './change-credentials.ts';
import type { Asker } from './identity-dependencies.ts';

/** @throws ApiFailure `not_authenticated` for a visitor */
export function signedInAccount({ account }: Person): SignedInAccount {
  if (!account) throw new ApiFailure('not_authenticated', 'Please log in first');
  return account;
}

/** Returns the facts about the browser that logs in. */
export function askerOf(request: FastifyRequest): Asker {
  const { account, visitorId, country } = request.person;
  return {
    address: request.ip,
    country,
    userAgent: request.headers['user-agent'] ?? '',
    visitorId,
    locale: languageOfRequest(request),
    session: account && { accountUuid: account.uuid, sessionUuid: account.sessionUuid },
  };
}

export function ownOf(person: Person): Own {
  const { uuid: accountUuid, sessionUuid } = signedInAccount(person);
  return { accountUuid, sessionUuid, country: person.country };
}
