import type { Deployment, ReleaseRecord } from '@greenroom/federation';

/** A release that the site can serve: signed, complete and listed in the registry. */
export interface Release {
  record: ReleaseRecord;
  deployment: Deployment;
}

/** The releases that are public at one moment: a registry document and all its valid releases. */
export interface Releases {
  /** The document as issued, with its detached signatures. */
  document: Uint8Array;
  signatures: string;
  /** Milliseconds since 1970; strictly later in each newer document. */
  issued: number;
  /** When a server that has not seen the document before stops accepting it; `Infinity` if it has no expiry. */
  expires: number;
  /** Releases that may be chosen, by app, oldest first. */
  apps: ReadonlyMap<string, readonly Release[]>;
  /**
   * Every valid release by its folder, including those no longer offered, because open pages still fetch their files.
   */
  records: ReadonlyMap<string, ReleaseRecord>;
}

/** Returns the base URL of a release's files, ending with a slash. */
export function addressOf({ record, deployment }: Release): string {
  return deployment.url.slice(0, -record.entry.length);
}
