import type { ComponentType } from 'react';
import { failedScriptsRefetched } from '@greenroom/federation/browser/refetch-failed-scripts';
import { lazyPart as federationLazyPart, type LazyPart, type LazyStates } from '@greenroom/federation/lazy';

export type { LazyPart };

/** Creates a lazily loaded part of the shell. A retry first refetches what failed, bypassing the browser's cache. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>, meanwhile: LazyStates) =>
  federationLazyPart(load, { ...meanwhile, beforeRetry: failedScriptsRefetched });
