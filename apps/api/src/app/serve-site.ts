import { resolve } from 'node:path';
import compress from '@fastify/compress';
import files from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { constants } from 'node:zlib';
import { ApiFailure, pageAt, pageRights, paths } from '@greenroom/contracts';
import {
  overridesOf,
  releaseChoiceRoutes,
  releaseRoutes,
  writeDocument,
  type ReleasePasses,
  type DevServers,
  type DocumentDependencies,
} from '@greenroom/releases';
import type { Settings } from './settings/env.ts';
import { preloadedQueries, type KnownReplyDependencies } from './preloaded-queries.ts';
import { redirectLandingVisitors, verdictOnPage } from './redirect-landing-visitors.ts';
import { pagePolicy } from '@greenroom/http';
import { robotsAndSitemap } from './robots-and-sitemap.ts';
import { writePagesInTurn } from './write-pages-in-turn.ts';

export interface SiteDependencies
  extends Omit<DocumentDependencies, 'repliesFor' | 'overrides'>, KnownReplyDependencies {
  devServers: DevServers;
  releaseOverrides: Settings['releaseOverrides'];
  passes?: ReleasePasses | undefined;
  /** Whether the site is served over https, so that cookies may be marked Secure. */
  secure: boolean;
  assetsDir: string;
  /** Hosts from which pages show pictures of promotions, over https. */
  imageHosts?: readonly string[] | undefined;
  /** URL of a survey service's script, if there is one. */
  survey?: string | undefined;
  /** Whether payments go through Stripe, not the sandbox. */
  stripe?: boolean | undefined;
  twilio?: boolean | undefined;
}

/** Serves the site: the builds' files, pictures and fonts, and the HTML of every page. */
export async function serveSite(app: FastifyInstance, deps: SiteDependencies): Promise<void> {
  const { site, assetsDir, devServers } = deps;
  const options = { schema: { hide: true }, config: { anonymous: true } };
  // Pages are compressed while the visitor waits, hence a medium quality. Builds come with compressed files.
  await app.register(compress, { brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } } });
  await app.register(files, { root: resolve(assetsDir), serve: false, preCompressed: true });
  releaseRoutes(app, site);
  releaseChoiceRoutes(app, { site, ...deps.releaseOverrides });
  robotsAndSitemap(app, deps);

  app.get<{ Params: { '*': string } }>('/assets/*', options, (request, reply) =>
    reply.sendFile(request.params['*'], { maxAge: '1d' }),
  );
  // At the root, because its scope is the whole site; never cached, because it controls what is cached.
  app.get('/service-worker.js', options, (_, reply) => reply.sendFile('service-worker.js', { cacheControl: false }));
  app.get('/manifest.webmanifest', options, (_, reply) => reply.sendFile('manifest.webmanifest', { maxAge: '1d' }));

  const writeInTurn = writePagesInTurn();
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    if (!wantsHtml(request.headers.accept) || request.url.startsWith('/api/')) {
      throw new ApiFailure('not_found', 'There is nothing at this address');
    }
    const path = request.url.split('?')[0] ?? '';
    // Signed-in visitors are redirected from the landing page. A query, such as an override, is kept.
    if (request.person.signedIn && path === paths.root) {
      return reply
        .header('cache-control', 'private, no-cache')
        .redirect(request.url.replace(paths.root, paths.homepage));
    }
    const ofStaff = isOfStaff(path);
    // Neither robots.txt nor the sitemap names these pages.
    if (ofStaff) reply.header('x-robots-tag', 'noindex, nofollow');
    const verdict = verdictOnPage(request, deps.rightsOf);
    const elsewhere = redirectLandingVisitors(verdict, request.url, () => deps.promotionOn(request.person));
    if (elsewhere !== undefined) return reply.header('cache-control', 'private, no-cache').redirect(elsewhere);
    const page = await writeInTurn(request, reply, () =>
      writeDocument(request, {
        ...deps,
        overrides: overridesOf(request, reply, deps),
        repliesFor: (pattern) => preloadedQueries(deps, pattern, request),
      }),
    );
    if (page === undefined) return reply.hijack();
    const { html, found, nonce, manifest } = page;
    return (
      reply
        .code(found && verdict !== 'not_found' && verdict !== 'forbidden' ? 200 : 404)
        // Rendered for one person in their language: no shared cache may store it, and browsers must revalidate. Pages
        // of signed-in people are not stored by the browser either, since the back button would show them after
        // log-out.
        .header('cache-control', request.person.signedIn ? 'private, no-store' : 'private, no-cache')
        .header('vary', 'accept-language, cookie')
        .header(
          'content-security-policy',
          pagePolicy({
            ...{ nonce, manifest, devServers },
            ...{ stripe: deps.stripe ?? false, twilio: deps.twilio ?? false, survey: deps.survey },
            imageHosts: deps.imageHosts ?? [],
          }),
        )
        .type('text/html; charset=utf-8')
        .send(html)
    );
  });
}

/** Returns whether only staff may open the page. Such a page may frame a mail. */
function isOfStaff(path: string): boolean {
  const page = pageAt(path);
  return page !== undefined && pageRights[page].startsWith('staff');
}

function wantsHtml(accept = '*/*'): boolean {
  return accept.includes('text/html') || accept.includes('*/*');
}
