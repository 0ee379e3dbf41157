import { notInSandbox, unreadable } from './failure.ts';
import { stripeParameters } from './stripe-parameters.ts';

/** The API version of this wire format, which version 23.1.0 of the official library pins. */
export const apiVersion = '2026-10-28.endive';

/** The versions up to the sandbox's, as webhook endpoints can have them. */
const published = publishedVersions();

/**
 * Checks a requested version of the API: the sandbox has only its own. Versions published after the sandbox's are valid,
 * too.
 *
 * @param param where the version was requested
 * @throws StripeFailure for any other version
 */
export function checkVersion(version: string | undefined, param: string): void {
  if (version === undefined || version === '' || version === apiVersion) return;
  const isLater = /^\d{4}-\d\d-\d\d(\.[a-z]+)?(;.*)?$/.test(version) && version > apiVersion.slice(0, 10);
  const isPreview = /^\d{4}-\d\d-\d\d\.preview(;.*)?$/.test(version);
  const isDate = !Number.isNaN(Date.parse(version.slice(0, 10)));
  if (!published.has(version) && !((isLater || isPreview) && isDate))
    throw unreadable(`Invalid Stripe API version: ${version}`, { param });
  throw notInSandbox(
    `The payment sandbox does not have version ${version} of the API, which Stripe has. It has ${apiVersion}.`,
    param,
  );
}

function publishedVersions(): ReadonlySet<string> {
  const creation = stripeParameters.operations['POST /v1/webhook_endpoints'];
  const type = creation && typeof creation === 'object' && 'fields' in creation && creation.fields.api_version;
  return new Set(type && typeof type === 'object' && 'names' in type ? type.names : []);
}
