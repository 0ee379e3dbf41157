import { languageOfRequest } from '@greenroom/http';
import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { ApiFailure, cookies, type Locale } from '@greenroom/contracts';
import {
  readKeptRelease,
  type Overrides,
  type PageAnnouncements,
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
  /** The site's public origin; without it, the request's host is used. */
  publicOrigin: string | undefined;
  /** Support URL for the head of each page. */
  supportUrl?: string | undefined;
  /** Decides whether a page is measured; if left out, none is. */
  watch?: GuardrailsModule['watch'] | undefined;
  /** Returns the announcements in force that the visitor has not closed; if left out, there are none. */
  announcementsFor?: ((request: FastifyRequest, locale: Locale) => Promise<PageAnnouncements>) | undefined;
  /** Releases the visitor asked for instead of the assigned ones. */
  overrides: Overrides;
  /**
   * Returns the API replies that the page's first screen needs, by the page's route pattern, if any. `found` is false
   * if the URL names something that does not exist; `hidden` is true if nothing about the page may be named.
   */
  repliesFor(pattern: string | undefined): Promise<{ replies: PreloadedReply[]; found: boolean; hidden: boolean }>;
}

interface WrittenPage {
  html: string;
  /** False if no app answers for the path, or what it names does not exist. */
  found: boolean;
  nonce: string;
  manifest: ReleaseManifest;
}

/**
 * Renders the HTML of a page.
 * @throws ApiFailure `unavailable` if the site is not published
 */
export async function writeDocument(request: FastifyRequest, deps: DocumentDependencies): Promise<WrittenPage> {
  const { site, publicOrigin, supportUrl, overrides, watch, repliesFor, announcementsFor } = deps;
  const releases = await site.releases();
  const release = readKeptRelease(request.cookies[cookies.keptRelease.name]);
  const kept = release && { release, now: Date.now() };
  const chosen = releases && chooseReleases(releases, request.person.visitorId, overrides, kept);
  if (!chosen) throw new ApiFailure('unavailable', 'The site is not published yet: npm start');
  const path = request.url.split('?', 1)[0] ?? '/';
  const locale = languageOfRequest(request);
  const page = pageFor(path, locale, chosen);
  // Pages with overrides are not measured: they say nothing about visitors who get the release by assignment.
  const watched = chosen.manifest.overrides ? undefined : await watch?.(request, servedWith(chosen, page.release));
  const manifest = watched ? { ...chosen.manifest, watched: watched.token } : chosen.manifest;
  const nonce = randomBytes(16).toString('base64');
  const renderer = await shellRenderer(site, chosen.shell);
  const { replies, found, hidden } = await repliesFor(page.pattern);
  const failed = (cause: unknown) =>
    request.log.error({ err: cause }, 'Server rendering of a remote failed; the page is rendered in the browser only');
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
      announcements: await announcementsFor?.(request, locale),
      nonce,
    },
    failed,
  );
  void watched?.served();
  return { html, found: page.found && found, nonce, manifest };
}

/** @param page the release that answers for the path; the shell if none does */
function servedWith({ shell, remotes }: ChosenReleases, page: Release = shell): ServedWith {
  const all = [shell, ...remotes.map(({ release }) => release)].map(({ record }) => record);
  return { page: page.record.name, releases: new Map(all.map(({ name, version }) => [name, version])) };
}

function themeOf(chosen: string | undefined): Theme | undefined {
  return chosen === 'dark' || chosen === 'light' ? chosen : undefined;
}
