import { customAuthSlugs, pathTo, settingParts, settingsAt } from '@greenroom/contracts';
import { addresses, kindsOfPages } from '@greenroom/tools/site';

/** Redirects, or needs data of its own. */
const withData = ['app', 'start', 'session', 'feedback', 'meetingsFeedback', 'checkoutSuccess'];

/** Pages that a link in a mail opens. */
const withLink = ['reset-password', 'waitlist', 'reminders'];

const isStaff = (name: string) => name.startsWith('staff');
const entries = addresses.map(({ page, address }) => [page, address] as const);

/** Every page of the product that can be opened by its address alone. */
export const pages: Record<string, string> = {
  ...Object.fromEntries(
    entries.filter(([name]) => !isStaff(name) && !withData.includes(name) && name !== 'customAuth'),
  ),
  ...Object.fromEntries(
    customAuthSlugs.map((customAuthSlug) => [customAuthSlug, pathTo('customAuth', { customAuthSlug })]),
  ),
  ...Object.fromEntries(
    withLink.map((slug) => [`${slug}, from a mail`, `${pathTo('customAuth', { customAuthSlug: slug })}#token=none`]),
  ),
  ...Object.fromEntries(settingParts.map((part) => [`settings, ${part}`, settingsAt(part)])),
  recipe: kindsOfPages.recipe,
  'not-found': kindsOfPages['not-found'],
};

/**
 * Returns whether a page is one of those at `/:customAuthSlug` that need only a part of what is preloaded for that
 * route: what logging in and signing up need.
 */
export const sharePreloads = (name: string): boolean =>
  !['login', 'signup'].includes(name) && customAuthSlugs.some((slug) => name.startsWith(slug));

/** Every page for staff, except the one that belongs to one account. */
export const staffPages: Record<string, string> = Object.fromEntries(
  entries.filter(([name]) => isStaff(name) && name !== 'staffEnter' && name !== 'staffPerson'),
);
