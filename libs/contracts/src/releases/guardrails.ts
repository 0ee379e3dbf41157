/** What pages report that releases are judged by. */
const reported = [
  'load',
  'error',
  'presses',
  'abandoned',
  'requests',
  'checkoutAccount',
  'checkoutMembership',
  'checkoutPayment',
  'lcp',
  'inp',
] as const;

/**
 * By what a release is judged beside the one before it. Each is a share: of so many, so many were bad.
 * `load`: of pages that asked for the app, those where its release did not come, or the page that the server wrote did
 * not come into use.
 * `error`: of stretches of use, those in which something inside it was thrown and not caught.
 * `presses`: of pages on which a button or a link was pressed, those where a press had no effect, or several in a row had
 * none.
 * `abandoned`: of pages on which something was entered, those that were left before any of it was sent.
 * `requests`: of pages that asked the API for anything, those where it failed: no answer, one that says that the request
 * makes no sense, or a fault of the server.
 * `checkout…`: of those who began that step, who did not get to the next.
 * `lcp`, `inp`: of pages, those slower than three quarters of the other release's.
 * `silent`: of documents that were served to count, those that reported nothing: a page that is frozen or did not start
 * cannot. The server knows it by itself.
 */
export const guardrails = [...reported, 'silent'] as const;
export type Guardrail = (typeof guardrails)[number];

/** What pages tell; `stoodIn`, how often a release stood in for one that did not come, judges nobody. */
export const guardrailTellings = [...reported, 'stoodIn'] as const;

/** What an app counts by a name of its own, that its release declares: `own:seatChosen`. Its marks are well and badly. */
export type OwnMetric = `own:${string}`;

/** Which endpoint's requests failed, by method and path as the contracts have them: it judges nobody. */
export type FailedEndpoint = `request:${string}`;

export type GuardrailTelling = (typeof guardrailTellings)[number] | OwnMetric | FailedEndpoint;

/** Bounds of what an app counts by names of its own. */
export const ownMetrics = { most: 3, form: /^[a-z][A-Za-z0-9]{0,29}$/ } as const;

export const isOwnMetric = (name: string): name is OwnMetric => name.startsWith('own:');
export const isFailedEndpoint = (name: string): name is FailedEndpoint => name.startsWith('request:');

/** An endpoint as pages and the server name it in counts: `request:GET /api/v1/users/:uuid`. */
export const failedEndpointOf = ({ method, path }: { method: string; path: string }): FailedEndpoint =>
  `request:${method} ${path}`;

/**
 * How one of them went. Of vitals it is the place of the value in {@link vitalEdges}, see {@link vitalMark}; for the
 * others these. All but `well` are bad.
 */
export const guardrailMarks = { well: 0, bad: 1, anotherCame: 2 } as const;

/** Where values of vitals are divided, in ms. What the product calls good (2,500 and 200) is among them. */
export const vitalEdges = {
  lcp: [
    400, 500, 600, 700, 800, 900, 1_000, 1_100, 1_200, 1_350, 1_500, 1_650, 1_800, 2_000, 2_250, 2_500, 2_750, 3_000,
    3_500, 4_000, 5_000, 6_000, 8_000,
  ],
  inp: [24, 40, 56, 72, 88, 104, 128, 152, 176, 200, 250, 300, 350, 400, 500, 700, 1_000],
} as const;
export type VitalGuardrail = keyof typeof vitalEdges;

/** The place of a value: 0 up to the first edge, and as many as there are edges above the last. @param ms milliseconds */
export function vitalMark(vital: VitalGuardrail, ms: number): number {
  const place = vitalEdges[vital].findIndex((edge) => ms <= edge);
  return place < 0 ? vitalEdges[vital].length : place;
}

/**
 * Whether an answer says that the page, or the server, is at fault: none came, the request makes no sense, or the server
 * failed. A refusal (not signed in, no plan, not allowed, a conflict, too many tries) is not.
 */
export const isFailedRequest = (status: number | undefined): boolean =>
  status === undefined || status >= 500 || [400, 404, 405, 413, 415].includes(status);

/** Bounds of what a page posts, and of how far staff look back. */
export const guardrailBounds = { rows: 40, count: 100, token: 1_000, hours: { default: 24, max: 720 } } as const;
