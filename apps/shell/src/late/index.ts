import type { ComponentType } from 'react';
import { cacheMended } from '@greenroom/federation/browser/mend-cache';
import { late as lateBy, type LatePart, type Meanwhile } from '@greenroom/federation/late';

export type { LatePart };

/** A part of the shell that comes late. Another try waits until what failed was fetched past the browser's cache. */
export const late = <Props extends object>(load: () => Promise<ComponentType<Props>>, meanwhile: Meanwhile) =>
  lateBy(load, { ...meanwhile, beforeRetry: cacheMended });
