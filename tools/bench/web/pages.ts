import { paths } from '@greenroom/contracts';
import { kindsOfPages } from '../../site/index.ts';
import type { Variant } from './variants/lay-out-site.ts';

interface BenchPage {
  path: string;
  /** Selector of the element that a visitor would use first. */
  usable: string;
  /** Needed for the payment page: the demonstration's account has a plan and is not asked to pay. */
  account?: 'without-plan';
  /** The variants in which it is compared; by default all that are measured. */
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
