import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { ApiFailure, chooseLocale, cookies } from '@greenroom/contracts';
import type { PreloadedReply, Theme } from '@greenroom/federation';
import { chooseReleases, pageFor } from './domain/choose-releases.ts';
import type { Site } from './open-site.ts';
import { addressOf, type DevServers } from './releases.routes.ts';

export interface DocumentDependencies {
  site: Site;
  devServers: DevServers;
  /** Where people reach the site; without it, what the request asked for. */
  publicOrigin: string | undefined;
  /** The API's replies that a page's first screen needs, by the page's path in the router, if it is one. */
  repliesFor(pattern: string | undefined): PreloadedReply[];
}

/**
 * Writes the HTML of a page.
 * @returns `found` false where neither the shell nor a remote answers for the path
 * @throws ApiFailure `unavailable` where the site is not built
 */
export async function writeDocument(
  request: FastifyRequest,
  deps: DocumentDependencies,
): Promise<{ html: string; found: boolean }> {
  const { site, devServers, publicOrigin, repliesFor } = deps;
  const shell = site.shell();
  const renderer = site.renderer();
  if (!shell || !renderer) throw new ApiFailure('unavailable', 'The site is not built yet: npm run build');
  const remotes = site.remotes();
  const address = addressOf(devServers);
  const path = request.url.split('?', 1)[0] ?? '/';
  const locale = chooseLocale(request.cookies[cookies.locale.name], request.headers['accept-language']);
  const page = pageFor(path, locale, shell, remotes, address);
  const html = await renderer.renderDocument({
    url: request.url,
    found: page.found,
    locale,
    theme: themeOf(request.cookies[cookies.theme.name]),
    shell,
    shellUrl: address(shell),
    manifest: chooseReleases(remotes, address),
    preload: page.preload,
    replies: repliesFor(page.pattern),
    siteUrl: publicOrigin ?? `${request.protocol}://${request.host}`,
    nonce: randomBytes(16).toString('base64'),
  });
  return { html, found: page.found };
}

function themeOf(chosen: string | undefined): Theme | undefined {
  return chosen === 'dark' || chosen === 'light' ? chosen : undefined;
}
