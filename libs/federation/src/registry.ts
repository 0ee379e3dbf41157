import type { PageRecord } from './release.ts';

/** Address of the registry document; its detached signature is served beside it, see {@link signatureOf}. */
export const registryAddress = '/.well-known/frontend-discovery.json';

/** The version of the public schema that the document follows. */
export const registrySchema = 'https://github.com/awslabs/frontend-discovery/blob/main/schema/v1-pre.json';

/** Returns the address of a document's signature. */
export const signatureOf = (address: string) => `${address}.sig`;

/** Fields that the public schema has no place for. */
export interface DeploymentExtras {
  /** Address of the release's record, `release.json`. */
  record: string;
  /** `sha384-…` of the record's bytes. */
  recordIntegrity: string;
  /** Signature of the record's bytes, base64. */
  signature: string;
  pages: Pick<PageRecord, 'path' | 'frame'>[];
  /**
   * When the document was issued, in milliseconds since 1970; the same throughout a document, and later in every later
   * document, so that replaying an older one is detected.
   */
  issued: number;
  /** Mixed into visitors' buckets while part of the visitors get this release. */
  salt?: string;
  /**
   * When the document expires for readers that do not know it yet, in milliseconds since 1970; the same throughout it.
   */
  expires?: number;
  /**
   * The change in the registry's history that produced the app's part of the document; the same for all of the app's
   * releases.
   */
  change?: number;
  /** When it was registered, in milliseconds since 1970. */
  published?: number;
  /** When it last had visitors, in milliseconds since 1970; left out while it has some, and where it never had any. */
  left?: number;
  /** The release is served to no visitor, not even on request. Its files stay for pages that are open. */
  killed?: true;
  /**
   * A ramp rolled it back because its pages failed, so no checkout keeps it. Cleared when it is given traffic again.
   */
  broken?: true;
  /** The commit it was built from, as its publisher reports it; `+changes` where the files differed from it. */
  commit?: string;
}

/** One release of one app, and its share of visitors. */
export interface Deployment {
  /** Address of the entry script. */
  url: string;
  /** Another address of the same entry. */
  fallbackUrl?: string;
  metadata: { integrity: string; version: string };
  extras: DeploymentExtras;
  /** Traffic in percent. One release of an app is the default, none where the app is retired; at most one other has traffic. */
  deployment: { traffic: number; default: boolean };
}

/** All releases and their shares of visitors: a document of the public Frontend Service Discovery schema. */
export interface Registry {
  schema: string;
  /** By app; of each, the releases from the oldest to the newest. */
  microFrontends: Record<string, Deployment[]>;
}

/** A registry without releases. */
export const emptyRegistry: Registry = { schema: registrySchema, microFrontends: {} };

/** Returns when a document was issued; 0 for an empty one. */
export function issuedAt({ microFrontends }: Registry): number {
  return Math.max(0, ...Object.values(microFrontends).flatMap((list) => list.map(({ extras }) => extras.issued)));
}

/** Returns when a document expires for readers that do not know it yet; Infinity where it does not say. */
export function expiresAt({ microFrontends }: Registry): number {
  return Math.min(
    ...Object.values(microFrontends).flatMap((list) => list.map(({ extras }) => extras.expires ?? Infinity)),
    Infinity,
  );
}

/** Returns the exact text of a document, as it is signed and served. */
export function registryText(registry: Registry): string {
  return `${JSON.stringify(registry, null, 2)}\n`;
}

/** Returns the folder of a release in a store, which is also its path on the site, without a slash at either end. */
export function releaseFolder(name: string, version: string): string {
  return name === 'shell' ? `shell/${version}` : `remotes/${name}/${version}`;
}
