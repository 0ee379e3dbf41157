import { paths } from '@greenroom/contracts';
import { kindsOfPages } from '../../site/index.ts';
import type { Variant } from './variants/lay-out-site.ts';

interface BenchPage {
  path: string;
  /** What one would use first, as a selector. */
  usable: string;
  /** The variants it is compared in; left out, all that are measured. */
  only?: readonly Variant[];
}

/** The pages that are measured. */
export const pages = {
  landing: { path: kindsOfPages.landing, usable: 'main a[href]' },
  bio: { path: kindsOfPages.bio, usable: 'main a[href]' },
  chat: { path: kindsOfPages.chat, usable: 'main textarea:enabled' },
  coaches: { path: kindsOfPages.coaches, usable: 'main a[href]', only: ['federated'] },
  categories: { path: paths.categories, usable: 'main a[href]', only: ['federated'] },
} satisfies Record<string, BenchPage>;

export const pagesByName: readonly (readonly [name: string, page: BenchPage])[] = Object.entries(pages);
