import type { ComponentType } from 'react';
import { failedScriptsRefetched } from '@greenroom/federation/browser/refetch-failed-scripts';
import { late as lateBy, type LatePart, type Meanwhile } from '@greenroom/federation/late';

export type { LatePart };

/** Creates a lazily loaded part of the shell. A retry first refetches what failed, bypassing the browser's cache. */
export const late = <Props extends object>(load: () => Promise<ComponentType<Props>>, meanwhile: Meanwhile) =>
  lateBy(load, { ...meanwhile, beforeRetry: failedScriptsRefetched });
