import {
  listOf,
  numberFrom,
  optional,
  recordOf,
  shape,
  text,
  textLike,
  truth,
  UnsoundDocument,
} from './check-shape.ts';
import { releaseFolder, type Deployment, type Registry } from './registry.ts';
import type { ReleaseRecord } from './release.ts';
import { isSigned } from './signature.ts';

const appName = textLike(/^[a-z][a-z0-9-]*$/, 'the name of an app');
const versionName = textLike(/^[0-9A-Za-z][0-9A-Za-z.+-]*$/, 'a version');
const integrity = textLike(/^sha384-[A-Za-z0-9+/]{64}$/, 'a SHA-384 integrity');
const fileName = textLike(/^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/, 'the name of a file within the release');
const pagePath = textLike(/^\//, 'a path');
const pages = listOf(shape({ path: pagePath, frame: textLike(/^(site|none)$/, '"site" or "none"') }));

const registryShape = shape(
  {
    schema: text,
    microFrontends: recordOf(
      appName,
      listOf(
        shape(
          {
            url: text,
            fallbackUrl: optional(text),
            metadata: shape({ integrity, version: versionName }, { closed: true }),
            extras: shape({
              record: text,
              recordIntegrity: integrity,
              signature: text,
              pages,
              issued: numberFrom(0),
              salt: optional(text),
              expires: optional(numberFrom(0)),
              change: optional(numberFrom(0)),
              published: optional(numberFrom(0)),
              left: optional(numberFrom(0)),
              killed: optional(truth),
              broken: optional(truth),
              commit: optional(text),
            }),
            deployment: shape({ traffic: numberFrom(0, 100), default: truth }),
          },
          { closed: true },
        ),
      ),
    ),
  },
  { closed: true },
);

const messages = shape({ en: listOf(fileName), de: listOf(fileName) });

const releaseShape = shape({
  name: appName,
  packageVersion: versionName,
  version: versionName,
  entry: fileName,
  pages: listOf(
    shape({
      path: pagePath,
      frame: textLike(/^(site|none)$/, '"site" or "none"'),
      files: listOf(fileName),
      messages: optional(messages),
    }),
  ),
  messages,
  files: recordOf(fileName, shape({ bytes: numberFrom(0), gzipBytes: numberFrom(0), integrity })),
  shared: recordOf(text, text),
  sharedExports: optional(recordOf(text, listOf(text))),
  contracts: optional(text),
  metrics: optional(listOf(text)),
  server: optional(shape({ file: fileName, integrity })),
});

/**
 * Opens a registry document.
 * @param signatures the detached signatures, one a line: the document is valid if one of them is
 * @throws UnsoundDocument where no known key signed it, or its content is invalid
 */
export async function openRegistry(
  bytes: Uint8Array,
  signatures: string,
  keys: readonly CryptoKey[],
): Promise<Registry> {
  if (!(await isSigned(bytes, signatures.split(/\s+/).filter(Boolean), keys))) {
    throw new UnsoundDocument('The registry document is not signed by a known key');
  }
  const registry = parse(bytes, 'The registry document');
  registryShape(registry, 'registry');
  checkTraffic(registry as Registry);
  return registry as Registry;
}

/**
 * Checks the division of visitors. Call it before signing a registry: readers reject an invalid one.
 * @throws UnsoundDocument where an app's traffic does not add up, a killed release has some, or a version is there
 * twice
 */
export function checkTraffic({ microFrontends }: Registry): void {
  for (const [name, deployments] of Object.entries(microFrontends)) checkTrafficOf(name, deployments);
}

/**
 * Opens the record of a release that a registry names.
 * @throws UnsoundDocument where it is not signed, is not the registered one, or contradicts the registry
 */
export async function openRelease(
  bytes: Uint8Array,
  name: string,
  { url, metadata, extras }: Deployment,
  keys: readonly CryptoKey[],
): Promise<ReleaseRecord> {
  const title = `The record of ${name} ${metadata.version}`;
  if ((await integrityOf(bytes)) !== extras.recordIntegrity) throw new UnsoundDocument(`${title} was altered`);
  if (!(await isSigned(bytes, [extras.signature], keys)))
    throw new UnsoundDocument(`${title} is not signed by a known key`);
  const parsed = parse(bytes, title);
  releaseShape(parsed, title);
  const record = parsed as ReleaseRecord;
  const address = `/${releaseFolder(name, metadata.version)}/${record.entry}`;
  const samePages =
    JSON.stringify(record.pages.map(({ path, frame }) => [path, frame])) ===
    JSON.stringify(extras.pages.map(({ path, frame }) => [path, frame]));
  if (
    record.name !== name ||
    record.version !== metadata.version ||
    record.files[record.entry]?.integrity !== metadata.integrity ||
    url !== address ||
    !samePages
  ) {
    throw new UnsoundDocument(`${title} says something else than the registry`);
  }
  return record;
}

/** Returns `sha384-…` of these bytes, as for subresource integrity. */
export async function integrityOf(bytes: Uint8Array): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes as Uint8Array<ArrayBuffer>));
  return `sha384-${btoa(String.fromCharCode(...digest))}`;
}

/**
 * Requires one default; at most one other release with traffic, and the rest for the default; no version twice. A
 * retired app has releases and no traffic.
 */
function checkTrafficOf(name: string, deployments: readonly Deployment[]): void {
  const usual = deployments.filter(({ deployment }) => deployment.default);
  const ramping = deployments.filter(({ deployment }) => !deployment.default && deployment.traffic > 0);
  const whole = [...usual, ...ramping].reduce((sum, { deployment }) => sum + deployment.traffic, 0);
  const retired = deployments.length > 0 && usual.length + ramping.length === 0;
  if (!retired && (usual.length !== 1 || ramping.length > 1 || Math.abs(whole - 100) > 1e-6)) {
    throw new UnsoundDocument(`The traffic of ${name} does not add up`);
  }
  if ([...usual, ...ramping].some(({ extras }) => extras.killed))
    throw new UnsoundDocument(`${name} has visitors on a release that nobody gets`);
  const versions = deployments.map(({ metadata }) => metadata.version);
  if (new Set(versions).size !== versions.length) throw new UnsoundDocument(`${name} has a version twice`);
}

function parse(bytes: Uint8Array, title: string): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new UnsoundDocument(`${title} cannot be read`);
  }
}
