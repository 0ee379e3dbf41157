/**
 * The pages of the site (specification, section 2). Segments that begin with a colon are parameters.
 * Links are built with {@link pathTo}, so that a page has one address and one place where it is written.
 */
export const paths = {
  root: '/',
  app: '/_app',
  settings: '/settings',
  helpCenter: '/help-center',
  /** Ends a contract without signing in, as German law asks; a mailed link brings its token behind `#token=`. */
  cancelContracts: '/cancel-contracts',
  /** Withdraws from one, in the same way. */
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
  staffEvents: '/staff/events',
  staffRoles: '/staff/roles',
  staffActions: '/staff/log',
} as const;

/**
 * The sections of the settings, in their order. The first stands at `/settings`, the others at addresses of their own.
 */
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

/** The address of a section of the settings. */
export const settingsAt = (part: SettingPart): string =>
  part === 'you' ? paths.settings : `${paths.settings}/${part}`;

/** Where the landing page shows all coaches, behind the `#`: to visitors, for whom {@link paths.coaches} is shut. */
export const castPlace = 'cast';

/** A coach's chat with a message in its field, to be changed or sent. Behind the `#` it is told to no server. */
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
 * The address of a page.
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

/** Puts values into a path's `:parameters`. Throws where one is missing. */
export function fillPath(path: string, params: Record<string, string>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`The path ${path} needs a value for "${name}"`);
    return encodeURIComponent(value);
  });
}

/**
 * The values that an address gives a path's `:parameters`; undefined where it is no address of that path.
 * The other way round than {@link fillPath}.
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
 * What `/{customAuthSlug}` may be. Any other single word at the root is a page that does not exist:
 * an unknown address is a 404, never a log-in page.
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
 * Where a log-in may lead back to: a page of ours, never another site.
 * @param wish what the address bar or a request asks for
 * @returns a path with its query and fragment; the homepage where the wish is none or leads elsewhere
 */
export function safeReturnTo(wish: string | undefined): string {
  // A browser takes a backslash for a slash and leaves tabs and line breaks out.
  if (wish === undefined || !/^\/(?![/\\])[^\\\s\p{Cc}]*$/u.test(wish)) return paths.homepage;
  const base = 'https://own.invalid';
  if (!URL.canParse(wish, base)) return paths.homepage;
  const { origin, pathname, search, hash } = new URL(wish, base);
  // Taking dots out can leave two slashes in front, which name another site.
  return origin === base && !pathname.startsWith('//') ? pathname + search + hash : paths.homepage;
}
