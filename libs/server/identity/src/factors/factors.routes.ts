import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cookies, safeReturnTo } from '@greenroom/contracts';
import { contracts } from '@greenroom/contracts/schemas';
import { serve } from '@greenroom/http';
import type { Person } from '@greenroom/access';
import type { IssuedRefreshToken } from '../begin-session.ts';
import { askerOf, ownOf, signedInAccount } from '../identity.policy.ts';
import type { IdentityDependencies } from '../identity-dependencies.ts';
import { proveAgain } from '../prove-again.ts';
import { siteOf } from '../site-of.ts';
import { countRecoveryCodes, findCodeGenerator, findPasskeys } from './factors.repository.ts';
import { challengePasskey, giveFactor, pendingFactors } from './give-factor.ts';
import {
  addCodeGenerator,
  addPasskey,
  beginCodeGenerator,
  beginPasskey,
  type FactorOwner,
  removeCodeGenerator,
  removePasskey,
  renewRecoveryCodes,
} from './set-factors-up.ts';

export interface FactorsRoutesDependencies {
  use: IdentityDependencies;
  origin: string;
  sendMails(): void;
  /** Sets the cookies of a log-in. */
  admit(reply: FastifyReply, issued: IssuedRefreshToken): Promise<void>;
}

const done = { done: true } as const;
const pendingTokenOf = (request: FastifyRequest) => request.cookies[cookies.pendingLogIn.name] ?? '';

/** Routes for verifying and managing second factors. */
export function factorsRoutes(app: FastifyInstance, dependencies: FactorsRoutesDependencies): void {
  const { use, origin, sendMails, admit } = dependencies;
  const site = (request: FastifyRequest) => ({ origin: siteOf(request, origin) });
  const isCompanyAccount = (person: Person) =>
    use.companyDomain !== undefined && signedInAccount(person).hostedDomain === use.companyDomain;
  const ownerOf = (person: Person): FactorOwner => ({ ...ownOf(person), factorRequired: isCompanyAccount(person) });

  serve(app, contracts.authFactorsPending, async ({ request, reply }) => {
    reply.header('cache-control', 'no-store');
    return { factors: await pendingFactors(use, pendingTokenOf(request)) };
  });

  serve(app, contracts.authFactorChallenge, async ({ request }) => ({
    options: { ...(await challengePasskey(use, { pendingToken: pendingTokenOf(request), site: site(request) })) },
  }));

  serve(app, contracts.authFactor, async ({ body, request, reply }) => {
    const told = { pendingToken: pendingTokenOf(request), given: body.given, site: site(request) };
    await admit(reply, await giveFactor(use, askerOf(request), told));
    sendMails();
    return { returnTo: safeReturnTo(body.returnTo), factors: [] };
  });

  serve(app, contracts.authFactors, async ({ person, reply }) => {
    const { uuid } = signedInAccount(person);
    reply.header('cache-control', 'no-store');
    const [passkeys, generator, recoveryCodesLeft] = [
      await findPasskeys(use.db, uuid),
      await findCodeGenerator(use.db, uuid),
      await countRecoveryCodes(use.db, uuid),
    ];
    return {
      passkeys: passkeys.map((one) => ({
        uuid: one.uuid,
        name: one.name,
        createdAt: one.createdAt.toISOString(),
        lastUsedAt: one.lastUsedAt?.toISOString() ?? null,
      })),
      code: generator ? { createdAt: generator.createdAt.toISOString() } : null,
      recoveryCodesLeft,
      required: isCompanyAccount(person),
    };
  });

  serve(app, contracts.authPasskeyBegin, async ({ body, person, request }) => {
    await proveAgain(use, ownOf(person), body);
    return { options: { ...(await beginPasskey(use, ownOf(person), site(request))) } };
  });

  serve(app, contracts.authPasskeyAdd, async ({ body, person, request, reply }) => {
    reply.header('cache-control', 'no-store');
    const recoveryCodes = await addPasskey(use, ownOf(person), { ...body, site: site(request) });
    sendMails();
    return { recoveryCodes };
  });

  serve(app, contracts.authPasskeyRemove, async ({ params, body, person }) => {
    await proveAgain(use, ownOf(person), body);
    await removePasskey(use, ownerOf(person), params.passkeyUuid);
    sendMails();
    return done;
  });

  serve(app, contracts.authCodeBegin, async ({ body, person, reply }) => {
    await proveAgain(use, ownOf(person), body);
    reply.header('cache-control', 'no-store');
    return beginCodeGenerator(use, ownOf(person));
  });

  serve(app, contracts.authCodeAdd, async ({ body, person, reply }) => {
    reply.header('cache-control', 'no-store');
    const recoveryCodes = await addCodeGenerator(use, ownOf(person), body);
    sendMails();
    return { recoveryCodes };
  });

  serve(app, contracts.authCodeRemove, async ({ body, person }) => {
    await proveAgain(use, ownOf(person), body);
    await removeCodeGenerator(use, ownerOf(person));
    sendMails();
    return done;
  });

  serve(app, contracts.authRecoveryCodes, async ({ body, person, reply }) => {
    await proveAgain(use, ownOf(person), body);
    reply.header('cache-control', 'no-store');
    const recoveryCodes = await renewRecoveryCodes(use, ownOf(person));
    sendMails();
    return { recoveryCodes };
  });
}
