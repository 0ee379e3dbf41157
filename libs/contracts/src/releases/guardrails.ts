/** Guardrails that pages report. */
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
 * The guardrails that compare a release with the one before it. Each is a share: so many bad ones out of so many.
 * `load`: of pages that requested the app, those where its release did not load, or where the server-rendered page
 * never became interactive.
 * `error`: of stretches of use, those with an uncaught error inside the app.
 * `presses`: of pages on which a button or a link was pressed, those where a press had no effect, or several in a row
 * had none.
 * `abandoned`: of pages on which something was entered, those left before any of it was sent.
 * `requests`: of pages that called the API, those where a call failed: no answer, an answer that the request is
 * invalid, or a server error.
 * `checkout…`: of visitors who began that step, those who did not reach the next.
 * `lcp`, `inp`: of pages, those slower than three quarters of the other release's.
 * `silent`: of documents that were served to count, those that reported nothing, since a page that froze or did not
 * start cannot report. The server counts it by itself.
 */
export const guardrails = [...reported, 'silent'] as const;
export type Guardrail = (typeof guardrails)[number];

/** What pages report. `stoodIn`, how often a release replaced one that did not load, is not used to judge releases. */
export const guardrailTellings = [...reported, 'stoodIn'] as const;

/** A metric that an app counts under a name declared by its release: `own:seatChosen`. Its marks are well and bad. */
export type OwnMetric = `own:${string}`;

/** An endpoint whose requests failed, by method and path as in the contracts; not used to judge releases. */
export type FailedEndpoint = `request:${string}`;

export type GuardrailTelling = (typeof guardrailTellings)[number] | OwnMetric | FailedEndpoint;

/** Limits on an app's own metrics. */
export const ownMetrics = { most: 3, form: /^[a-z][A-Za-z0-9]{0,29}$/ } as const;

export const isOwnMetric = (name: string): name is OwnMetric => name.startsWith('own:');
export const isFailedEndpoint = (name: string): name is FailedEndpoint => name.startsWith('request:');

/** Returns the name of an endpoint in counts, on pages and on the server: `request:GET /api/v1/users/:uuid`. */
export const failedEndpointOf = ({ method, path }: { method: string; path: string }): FailedEndpoint =>
  `request:${method} ${path}`;

/**
 * The outcome of one observation. For vitals it is the value's bucket in {@link vitalEdges}, see {@link vitalMark};
 * these are for the others. All but `well` are bad.
 */
export const guardrailMarks = { well: 0, bad: 1, anotherCame: 2 } as const;

/** Bucket edges of vitals, in ms. They include the product's thresholds for good (2,500 and 200). */
export const vitalEdges = {
  lcp: [
    400, 500, 600, 700, 800, 900, 1_000, 1_100, 1_200, 1_350, 1_500, 1_650, 1_800, 2_000, 2_250, 2_500, 2_750, 3_000,
    3_500, 4_000, 5_000, 6_000, 8_000,
  ],
  inp: [24, 40, 56, 72, 88, 104, 128, 152, 176, 200, 250, 300, 350, 400, 500, 700, 1_000],
} as const;
export type VitalGuardrail = keyof typeof vitalEdges;

/**
 * Returns the bucket of a value: 0 up to the first edge, and the number of edges above the last. @param ms milliseconds
 */
export function vitalMark(vital: VitalGuardrail, ms: number): number {
  const place = vitalEdges[vital].findIndex((edge) => ms <= edge);
  return place < 0 ? vitalEdges[vital].length : place;
}

/**
 * Returns whether an answer means that the page or the server is at fault: no answer, an invalid request, or a server
 * error. A refusal (not signed in, no plan, not allowed, a conflict, rate limited) is not.
 */
export const isFailedRequest = (status: number | undefined): boolean =>
  status === undefined || status >= 500 || [400, 404, 405, 413, 415].includes(status);

/** Limits on what a page posts, and on how far back staff can look. */
export const guardrailBounds = { rows: 40, count: 100, token: 1_000, hours: { default: 24, max: 720 } } as const;
