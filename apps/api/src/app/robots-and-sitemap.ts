import type { FastifyInstance, FastifyRequest } from 'fastify';
import { paths, pathTo } from '@greenroom/contracts';
import type { Catalogue } from '@greenroom/content';

interface SearchEngineDependencies {
  catalogue: Catalogue;
  /** The site's public origin; without it, the request's host is used. */
  publicOrigin: string | undefined;
}

/** Serves `/robots.txt` and `/sitemap.xml`, which tell search engines what they may read and what exists. */
export function robotsAndSitemap(app: FastifyInstance, { catalogue, publicOrigin }: SearchEngineDependencies): void {
  const options = { schema: { hide: true }, config: { anonymous: true } };
  const originOf = (request: FastifyRequest) => publicOrigin ?? `${request.protocol}://${request.host}`;

  app.get('/robots.txt', options, (request, reply) =>
    reply
      .header('cache-control', 'public, max-age=86400')
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\nDisallow: /api/\n\nSitemap: ${originOf(request)}/sitemap.xml\n`),
  );

  app.get('/sitemap.xml', options, (request, reply) =>
    reply
      .header('cache-control', 'public, max-age=86400')
      .type('application/xml; charset=utf-8')
      .send(sitemap(publicPages(catalogue).map((path) => originOf(request) + path))),
  );
}

/**
 * Returns every page that is the same for all visitors: general pages, those of each coach and of each library item.
 */
function publicPages({ coaches }: Catalogue): string[] {
  const ofCoaches = coaches.flatMap(({ slug: instructorSlug, shelf }) => [
    pathTo('mentor', { instructorSlug }),
    ...shelf.map(({ slug: itemSlug }) => pathTo('libraryItem', { instructorSlug, itemSlug })),
  ]);
  return [paths.root, paths.categories, paths.helpCenter, ...ofCoaches];
}

function sitemap(addresses: readonly string[]): string {
  const urls = addresses.map((address) => `<url><loc>${address.replaceAll('&', '&amp;')}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}
