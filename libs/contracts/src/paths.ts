/**
 * The pages of the site (specification, section 2). Segments that begin with a colon are parameters. Build links with
 * {@link pathTo}, so that each address is written in one place.
 */
export const paths = {
  root: '/',
  app: '/_app',
  settings: '/settings',
  helpCenter: '/help-center',
  /** Cancels a contract without signing in, as German law requires; a mailed link brings its token after `#token=`. */
  cancelContracts: '/cancel-contracts',
  /** Withdraws from a contract, in the same way. */
  withdraw: '/withdraw',
  customAuth: '/:customAuthSlug',
  checkout: '/checkout',
  checkoutSignup: '/checkout/signup',
  checkoutMembership: '/checkout/membership',
  checkoutPayment: '/checkout/payment',
  checkoutSuccess: '/checkout/success',
  quiz: '/quiz',
  promotion: '/promotion',
  homepage: '/homepage',
  coaches: '/coaches',
  onboarding: '/onboarding',
  forYou: '/for-you',
  practice: '/for-you/plan',
  meetings: '/meetings',
  meetingsFeedback: '/meetings/feedback',
  mentor: '/aimentor/:instructorSlug',
  mentorCall: '/aimentor/:instructorSlug/call',
  mentorChat: '/aimentor/:instructorSlug/chat',
  library: '/library/:instructorSlug',
  libraryItem: '/library/:instructorSlug/:itemSlug',
  categories: '/categories',
  category: '/categories/:categorySlug',
  subcategory: '/categories/:categorySlug/subcategories/:subcategorySlug',
  scenario: '/categories/:categorySlug/scenario/:scenarioSlug',
  customScenario: '/categories/scenario/custom',
  start: '/start',
  session: '/session',
  feedback: '/feedback',
  progress: '/progress',
  staff: '/staff',
  staffEnter: '/staff/enter',
  staffMails: '/staff/mails',
  staffPeople: '/staff/people',
  staffPerson: '/staff/people/:accountUuid',
  staffAccounts: '/staff/accounts',
  staffReleases: '/staff/releases',
  staffJobs: '/staff/jobs',
  staffMoney: '/staff/money',
  staffAnnouncements: '/staff/announcements',
  staffEvents: '/staff/events',
  staffRoles: '/staff/roles',
  staffActions: '/staff/log',
} as const;

/** The sections of the settings, in order. The first is at `/settings`, the others have addresses of their own. */
export const settingParts = [
  'you',
  'security',
  'factors',
  'devices',
  'plan',
  'coaching',
  'notifications',
  'appearance',
  'data',
] as const;
export type SettingPart = (typeof settingParts)[number];

/** Returns the address of a section of the settings. */
export const settingsAt = (part: SettingPart): string =>
  part === 'you' ? paths.settings : `${paths.settings}/${part}`;

/** Fragment of the landing page's list of all coaches, for visitors, who cannot open {@link paths.coaches}. */
export const coachesAnchor = 'coaches';

/** Returns the address of a coach's chat with a draft message. It is in the fragment, so that no server receives it. */
export const chatSaying = (instructorSlug: string, message: string): string =>
  `${pathTo('mentorChat', { instructorSlug })}#say=${encodeURIComponent(message)}`;

export type PageName = keyof typeof paths;

type ParamsOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamsOf<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type PathArguments<Path extends string> = [ParamsOf<Path>] extends [never]
  ? [params?: undefined, query?: Record<string, string | undefined>]
  : [params: Record<ParamsOf<Path>, string>, query?: Record<string, string | undefined>];

/**
 * Returns the address of a page.
 * @param page its name in {@link paths}
 * @param args the values of the path's parameters, then the query (undefined values are left out)
 * @returns a path with its query, each value percent-encoded
 */
export function pathTo<Page extends PageName>(page: Page, ...args: PathArguments<(typeof paths)[Page]>): string {
  const [params, query] = args as [Record<string, string> | undefined, Record<string, string | undefined> | undefined];
  const path = fillPath(paths[page], params ?? {});
  const search = new URLSearchParams(
    Object.entries(query ?? {}).filter((entry): entry is [string, string] => entry[1] !== undefined),
  ).toString();
  return search ? `${path}?${search}` : path;
}

/** Fills in a path's `:parameters`. Throws when one is missing. */
export function fillPath(path: string, params: Record<string, string>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`The path ${path} needs a value for "${name}"`);
    return encodeURIComponent(value);
  });
}

/**
 * Returns the values of a path's `:parameters` in an address; undefined if the address does not match the path. The
 * inverse of {@link fillPath}.
 */
export function readPath(path: string, address: string): Record<string, string> | undefined {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!);
  const values = new RegExp(`^${path.replace(/:\w+/g, '([^/]+)')}/?$`).exec(address)?.slice(1);
  if (!values) return undefined;
  try {
    return Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(values[index]!)]));
  } catch {
    return undefined;
  }
}

/**
 * Valid values of `/{customAuthSlug}`. Any other single word at the root is an unknown page: a 404, never a log-in
 * page.
 */
export const customAuthSlugs = [
  'login',
  'signup',
  'forgot-password',
  'reset-password',
  'confirm-address',
  'company',
  'desktop',
  'waitlist',
  'reminders',
] as const;
export type CustomAuthSlug = (typeof customAuthSlugs)[number];

/**
 * Returns where a log-in may lead back to: a page of this site, never another site.
 * @param wish the value from the address bar or a request
 * @returns a path with its query and fragment; the homepage if `wish` is missing or leads elsewhere
 */
export function safeReturnTo(wish: string | undefined): string {
  // Browsers treat a backslash as a slash and ignore tabs and line breaks.
  if (wish === undefined || !/^\/(?![/\\])[^\\\s\p{Cc}]*$/u.test(wish)) return paths.homepage;
  const base = 'https://own.invalid';
  if (!URL.canParse(wish, base)) return paths.homepage;
  const { origin, pathname, search, hash } = new URL(wish, base);
  // Resolving dots can leave two leading slashes, which name another site.
  return origin === base && !pathname.startsWith('//') ? pathname + search + hash : paths.homepage;
}
