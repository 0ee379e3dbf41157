import { languageOfRequest } from '@greenroom/http';
import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { ApiFailure, cookies } from '@greenroom/contracts';
import {
  readKeptRelease,
  type Overrides,
  type PreloadedReply,
  type ReleaseManifest,
  type Theme,
} from '@greenroom/federation';
import { chooseReleases, pageFor, type ChosenReleases } from './domain/choose-releases.ts';
import { addressOf, type Release } from './domain/releases.ts';
import type { GuardrailsModule, ServedWith } from './guardrails/index.ts';
import type { Site } from './open-site.ts';
import { remoteRoutes } from './remote-pages.ts';
import { shellRenderer } from './shell-renderer.ts';

export interface DocumentDependencies {
  site: Site;
  /** Where people reach the site; without it, what the request asked for. */
  publicOrigin: string | undefined;
  /** Where people get help, for the head of each page. */
  supportUrl?: string | undefined;
  /** Whether a page counts how its releases fare; left out, none does. */
  watch?: GuardrailsModule['watch'] | undefined;
  /** Releases the person asked for in place of those everyone gets. */
  overrides: Overrides;
  /**
   * The API's replies that a page's first screen needs, by the page's path in the router, if it is one; not `found`
   * where the address names something that there is not; `hidden` where nothing of the page is to be named.
   */
  repliesFor(pattern: string | undefined): Promise<{ replies: PreloadedReply[]; found: boolean; hidden: boolean }>;
}

interface WrittenPage {
  html: string;
  /** False where nobody answers for the path, or what it names does not exist. */
  found: boolean;
  nonce: string;
  manifest: ReleaseManifest;
}

/**
 * Writes the HTML of a page.
 * @throws ApiFailure `unavailable` where the site is not published
 */
export async function writeDocument(request: FastifyRequest, deps: DocumentDependencies): Promise<WrittenPage> {
  const { site, publicOrigin, supportUrl, overrides, watch, repliesFor } = deps;
  const releases = await site.releases();
  const release = readKeptRelease(request.cookies[cookies.keptRelease.name]);
  const kept = release && { release, now: Date.now() };
  const chosen = releases && chooseReleases(releases, request.person.visitorId, overrides, kept);
  if (!chosen) throw new ApiFailure('unavailable', 'The site is not published yet: npm start');
  const path = request.url.split('?', 1)[0] ?? '/';
  const locale = languageOfRequest(request);
  const page = pageFor(path, locale, chosen);
  // Who asked for a release says nothing of how it fares with those who did not.
  const watched = chosen.manifest.overrides ? undefined : await watch?.(request, servedWith(chosen, page.release));
  const manifest = watched ? { ...chosen.manifest, watched: watched.token } : chosen.manifest;
  const nonce = randomBytes(16).toString('base64');
  const renderer = await shellRenderer(site, chosen.shell);
  const { replies, found, hidden } = await repliesFor(page.pattern);
  const failed = (cause: unknown) => request.log.error({ err: cause }, 'a page is drawn in the browser alone');
  const routes = page.written && (await remoteRoutes(site, renderer, page.written, failed));
  const html = await renderer.renderDocument(
    {
      url: request.url,
      found: page.found && found,
      locale,
      theme: themeOf(request.cookies[cookies.theme.name]),
      shell: chosen.shell.record,
      shellUrl: addressOf(chosen.shell),
      manifest,
      preload: hidden ? [] : page.preload,
      replies,
      routes,
      siteUrl: publicOrigin ?? `${request.protocol}://${request.host}`,
      supportUrl,
      nonce,
    },
    failed,
  );
  void watched?.served();
  return { html, found: page.found && found, nonce, manifest };
}

/** @param page the release that answers for the path; the shell where none does */
function servedWith({ shell, remotes }: ChosenReleases, page: Release = shell): ServedWith {
  const all = [shell, ...remotes.map(({ release }) => release)].map(({ record }) => record);
  return { page: page.record.name, releases: new Map(all.map(({ name, version }) => [name, version])) };
}

function themeOf(chosen: string | undefined): Theme | undefined {
  return chosen === 'dark' || chosen === 'light' ? chosen : undefined;
}
