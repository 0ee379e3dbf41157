import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify';
import { ApiFailure, type ReleaseStatus } from '@greenroom/contracts';
import { contracts, type Contract } from '@greenroom/contracts/schemas';
import { type Handler, serve } from '@greenroom/http';
import type { Site } from '../open-site.ts';
import { commandReleases } from './command-releases.ts';
import { readHistory, writeHistoryFile } from './read-history.ts';
import { readStatus } from './read-status.ts';
import type { RegistryDependencies } from './registry-dependencies.ts';
import { type ReleaseToken, tokenIn, wholeScope } from '@greenroom/release-registry';
import { reconcileRegistry } from './reconcile-registry.ts';
import { makeLink } from './make-link.ts';
import { type Commander, requireRight } from './require-right.ts';
import type { ReleasePasses } from '../release-passes.ts';

export interface RegistryRouteDependencies extends RegistryDependencies {
  site: Pick<Site, 'releasesNow' | 'trouble'>;
  /** Tokens of pipelines. */
  tokens: readonly ReleaseToken[];
  passes: ReleasePasses | undefined;
  /** Token of this machine's command line. */
  ownToken: ReleaseToken;
}

/** Serves the registry to staff, by the table of rights, and to callers with a token. */
export function registryRoutes(app: FastifyInstance, deps: RegistryRouteDependencies): void {
  const { db, site, log } = deps;

  /** Records outside changes first, so that a command can be based on the state shown. */
  const status = async (): Promise<ReleaseStatus> => {
    await reconcileRegistry(deps).catch((error: unknown) =>
      log.error({ err: error }, 'The release registry cannot be read; showing its last known state'),
    );
    return readStatus(deps, site);
  };

  serveFresh(app, contracts.staffReleases, status);
  serveFresh(app, contracts.staffReleaseHistory, ({ query }) => readHistory(db, query));
  serveFresh(app, contracts.staffReleaseHistoryFile, async ({ query }) => ({
    name: 'greenroom-releases.csv',
    type: 'text/csv',
    text: await writeHistoryFile(db, query),
  }));
  serveFresh(app, contracts.staffReleaseCommand, async ({ body, person }) => {
    await commandReleases(deps, body, { by: { kind: 'staff', account: person.account?.uuid }, scope: wholeScope });
    return status();
  });

  serveFresh(app, contracts.staffReleaseLink, ({ body }) => makeLink(deps, body));

  void app.register(async (scope) => {
    // Before the request's body is read.
    scope.addHook('onRequest', async (request) => void whoBrings(request, deps));
    // Pages of other sites do not have the token, so no CSRF check is needed.
    const config = { takesForeign: 'a pipeline', anonymous: true } as const;
    serveFresh(scope, contracts.releasesStatus, status, config);
    serveFresh(scope, contracts.releasesHistory, ({ query }) => readHistory(db, query), config);
    serveFresh(
      scope,
      contracts.releasesLink,
      async ({ body, request }) => {
        requireRight(deps, whoBrings(request, deps), body.app, 'publish');
        return makeLink(deps, body);
      },
      config,
    );
    serveFresh(
      scope,
      contracts.releasesCommand,
      async ({ body, request }) => {
        await commandReleases(deps, body, whoBrings(request, deps));
        return status();
      },
      config,
    );
  });
}

/** Serves responses that must not be cached. */
function serveFresh<C extends Contract>(
  app: FastifyInstance,
  contract: C,
  handler: Handler<C>,
  config?: FastifyContextConfig,
): void {
  const fresh: Handler<C> = async (call) => {
    call.reply.header('cache-control', 'no-store');
    return handler(call);
  };
  serve(app, contract, fresh, config && { config });
}

/** @throws ApiFailure `not_authenticated` if the token is not known */
function whoBrings({ headers }: FastifyRequest, { tokens, ownToken }: RegistryRouteDependencies): Commander {
  const token = tokenIn(headers.authorization, [...tokens, ownToken]);
  if (!token)
    throw new ApiFailure('not_authenticated', 'This asks for the token of a pipeline: authorization: Bearer …');
  const { name, scope } = token;
  return { by: token === ownToken ? { kind: 'machine' } : { kind: 'pipeline', name }, scope };
}
