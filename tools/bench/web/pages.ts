import { paths } from '@greenroom/contracts';
import { kindsOfPages } from '../../site/index.ts';
import type { Variant } from './variants/lay-out-site.ts';

interface BenchPage {
  path: string;
  /** What one would use first, as a selector. */
  usable: string;
  /** The demonstration's account has a plan, and is not asked to pay. */
  account?: 'without-plan';
  /** The variants it is compared in; left out, all that are measured. */
  only?: readonly Variant[];
}

/** The pages that are measured. */
export const pages = {
  landing: { path: kindsOfPages.landing, usable: 'main a[href]' },
  bio: { path: kindsOfPages.bio, usable: 'main a[href]' },
  chat: { path: kindsOfPages.chat, usable: 'main textarea:enabled' },
  payment: { path: paths.checkoutPayment, usable: 'main input[type="checkbox"]:enabled', account: 'without-plan' },
  coaches: { path: kindsOfPages.coaches, usable: 'main a[href]', only: ['federated'] },
  categories: { path: paths.categories, usable: 'main a[href]', only: ['federated'] },
} satisfies Record<string, BenchPage>;

export const pagesByName: readonly (readonly [name: string, page: BenchPage])[] = Object.entries(pages);
