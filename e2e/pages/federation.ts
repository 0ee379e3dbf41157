import type { Page } from '@playwright/test';

/** A module that remotes share, as the federation runtime in the page knows it. */
export interface SharedModule {
  name: string;
  version: string;
  /** The part of the site that provided it. */
  from: string;
  usedBy: string[];
}

interface Runtime {
  __INSTANCES__: {
    name: string;
    shareScopeMap: Record<string, Record<string, Record<string, { from: string; loaded?: boolean; useIn: string[] }>>>;
  }[];
}

/** Returns the parts of the site that are loaded in the page. */
export function loadedParts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { __FEDERATION__: runtime } = window as unknown as { __FEDERATION__: Runtime };
    return runtime.__INSTANCES__.map(({ name }) => name);
  });
}

/** Returns every copy of a shared module that was loaded into the page, by all parts. */
export function sharedModules(page: Page): Promise<SharedModule[]> {
  return page.evaluate(() => {
    const { __FEDERATION__: runtime } = window as unknown as { __FEDERATION__: Runtime };
    const copies = runtime.__INSTANCES__.flatMap(({ shareScopeMap }) =>
      Object.entries(shareScopeMap['default'] ?? {}).flatMap(([name, versions]) =>
        Object.entries(versions)
          .filter(([, copy]) => copy.loaded)
          .map(([version, { from, useIn }]) => ({ name, version, from, usedBy: useIn })),
      ),
    );
    return [...new Map(copies.map((copy) => [`${copy.name} ${copy.version} ${copy.from}`, copy])).values()];
  });
}

/** Counts the React renderers in the page by posing as the React developer tools. Call before the page opens. */
export async function countRenderers(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const renderers: unknown[] = [];
    const hook = {
      supportsFiber: true,
      inject: (renderer: unknown) => renderers.push(renderer),
      onCommitFiberRoot() {},
      onCommitFiberUnmount() {},
      onPostCommitFiberRoot() {},
    };
    Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook, renderersOfThePage: renderers });
  });
  return () => page.evaluate(() => (window as unknown as { renderersOfThePage: unknown[] }).renderersOfThePage.length);
}

/** Returns the keys of Emotion caches that wrote styles into the page. */
export function emotionKeys(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const styles = [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion]')];
    return [...new Set(styles.map((style) => style.dataset['emotion']?.split(' ')[0] ?? ''))];
  });
}

/** The part of the public registry document and of a release record that this file reads. */
interface Registry {
  microFrontends: Record<string, { extras: { record: string }; deployment: { default: boolean } }[]>;
}

interface Release {
  version: string;
  entry: string;
  /** `messages` are those of this page only. */
  pages: { path: string; files: string[]; messages?: Record<string, string[]> }[];
  /** Messages that all pages use. */
  messages: Record<string, string[]>;
  files: Record<string, unknown>;
}

/** Returns address patterns for the files of a remote's default release, grouped by what requests them. */
export async function filesOf(siteUrl: string, remote: string) {
  const registry = (await readJson(`${siteUrl}/.well-known/frontend-discovery.json`)) as Registry;
  const usual = registry.microFrontends[remote]?.find(({ deployment }) => deployment.default);
  if (!usual) throw new Error(`${remote} is not published`);
  const record = (await readJson(`${siteUrl}${usual.extras.record}`)) as Release;
  const { entry, pages, messages, version } = record;
  const pathOf = (file: string) => `/remotes/${remote}/${version}/${file}`;
  const ofPages = pages.flatMap(({ files }) => files);
  const texts = [messages, ...pages.map((page) => page.messages ?? {})].flatMap((byLocale) =>
    Object.values(byLocale).flat(),
  );
  const asked = [entry, ...ofPages, ...texts];
  return {
    version,
    entry: patternOf(remote, [entry]),
    /** Paths of all files that the page needs before it can render, except messages. */
    neededFor: (path: string) => [entry, ...(pages.find((page) => page.path === path)?.files ?? [])].map(pathOf),
    /** Files that only this page needs. */
    screen: (path: string) => {
      const others = pages.filter((page) => page.path !== path).flatMap(({ files }) => files);
      const own = pages.find((page) => page.path === path)?.files ?? [];
      return patternOf(
        remote,
        own.filter((file) => !others.includes(file)),
      );
    },
    /** Files that parts of a page load on demand. */
    parts: () =>
      patternOf(
        remote,
        Object.keys(record.files).filter((file) => !asked.includes(file)),
      ),
  };
}

async function readJson(address: string): Promise<unknown> {
  return (await fetch(address)).json();
}

function patternOf(app: string, files: string[]): RegExp {
  if (files.length === 0) throw new Error(`${app} has no matching file`);
  return new RegExp(`^/remotes/${app}/[^/]+/(${files.map((file) => file.replaceAll('.', '\\.')).join('|')})(\\?|$)`);
}

/** Records the paths of scripts that the page requests from now on. */
export function scriptsAsked(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname);
  });
  return asked;
}
