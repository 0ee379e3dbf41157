import type { Page } from '@playwright/test';

/** A module that remotes share, as the federation runtime in the page knows it. */
export interface SharedModule {
  name: string;
  version: string;
  /** Who brought it. */
  from: string;
  usedBy: string[];
}

interface Runtime {
  __INSTANCES__: {
    name: string;
    shareScopeMap: Record<string, Record<string, Record<string, { from: string; loaded?: boolean; useIn: string[] }>>>;
  }[];
}

/** The parts of the site that are loaded in the page. */
export function loadedParts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { __FEDERATION__: runtime } = window as unknown as { __FEDERATION__: Runtime };
    return runtime.__INSTANCES__.map(({ name }) => name);
  });
}

/** Every copy of a shared module that was loaded into the page, over all parts. */
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

/** Counts the renderers of React that come up in the page, by standing in for its developer tools. Before the page opens. */
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

/** The keys of Emotion caches that wrote styles into the page. */
export function emotionKeys(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const styles = [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion]')];
    return [...new Set(styles.map((style) => style.dataset['emotion']?.split(' ')[0] ?? ''))];
  });
}
