import type { PageRecord } from './release.ts';

/** Where the registry document is served; its detached signature stands beside it, see {@link signatureOf}. */
export const registryAddress = '/.well-known/frontend-discovery.json';

/** The version of the public schema that the document follows. */
export const registrySchema = 'https://github.com/awslabs/frontend-discovery/blob/main/schema/v1-pre.json';

/** Where the signature of a document stands, by the document's address. */
export const signatureOf = (address: string) => `${address}.sig`;

/** What the public schema has no place for. */
export interface DeploymentExtras {
  /** Address of the release's record, `release.json`. */
  record: string;
  /** `sha384-…` of the record's bytes. */
  recordIntegrity: string;
  /** Signature of the record's bytes, base64. */
  signature: string;
  pages: Pick<PageRecord, 'path' | 'frame'>[];
  /**
   * When the document was issued, in milliseconds since 1970; the same in all of a document, later in every later
   * document. An older one that is served again is known by it.
   */
  issued: number;
  /** Mixed into visitors' buckets while part of them gets this release. */
  salt?: string;
  /** When the document stops being good for who does not know it, in milliseconds since 1970; the same in all of it. */
  expires?: number;
  /** In the history of a registry, the change that made the app's part of the document; the same in all of the app's. */
  change?: number;
  /** When it was registered, in milliseconds since 1970. */
  published?: number;
  /** When it last had visitors, in milliseconds since 1970; left out while it has some, and where it never had any. */
  left?: number;
  /** Nobody gets it, also not by asking for it. Its files stay, for pages that are open. */
  killed?: true;
  /** A ramp took it back because its pages failed: no checkout keeps it. Until somebody gives it to visitors again. */
  broken?: true;
  /** The commit it was built from, as its publisher says; `+changes` where the files differed from it. */
  commit?: string;
}

/** One release of one app, and who gets it. */
export interface Deployment {
  /** Address of the entry script. */
  url: string;
  /** The same entry elsewhere. */
  fallbackUrl?: string;
  metadata: { integrity: string; version: string };
  extras: DeploymentExtras;
  /** Traffic in percent. One release of an app is the default, none where the app is retired; at most one other has traffic. */
  deployment: { traffic: number; default: boolean };
}

/** Which releases exist and who gets which: a document of the public Frontend Service Discovery schema. */
export interface Registry {
  schema: string;
  /** By app; of each, the releases from the oldest to the newest. */
  microFrontends: Record<string, Deployment[]>;
}

/** A registry without a release. */
export const emptyRegistry: Registry = { schema: registrySchema, microFrontends: {} };

/** When a document was issued; 0 for an empty one. */
export function issuedAt({ microFrontends }: Registry): number {
  return Math.max(0, ...Object.values(microFrontends).flatMap((list) => list.map(({ extras }) => extras.issued)));
}

/** When a document stops being good for who does not know it; never, where it does not say. */
export function expiresAt({ microFrontends }: Registry): number {
  return Math.min(
    ...Object.values(microFrontends).flatMap((list) => list.map(({ extras }) => extras.expires ?? Infinity)),
    Infinity,
  );
}

/** The exact text of a document: what is signed and what is served. */
export function registryText(registry: Registry): string {
  return `${JSON.stringify(registry, null, 2)}\n`;
}

/** The folder of a release in a store, and its address on the site, without a slash at either end. */
export function releaseFolder(name: string, version: string): string {
  return name === 'shell' ? `shell/${version}` : `remotes/${name}/${version}`;
}
