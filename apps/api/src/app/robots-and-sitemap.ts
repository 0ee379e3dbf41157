import type { FastifyInstance, FastifyRequest } from 'fastify';
import { paths, pathTo } from '@greenroom/contracts';
import type { Catalogue } from '@greenroom/content';

interface SearchEngineDependencies {
  catalogue: Catalogue;
  /** Where people reach the site; without it, what the request asked for. */
  publicOrigin: string | undefined;
}

/** What search engines may read and what there is: `/robots.txt` and `/sitemap.xml`. */
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

/** Every page that says the same to everyone: those of the house, of each coach, of each item. */
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
