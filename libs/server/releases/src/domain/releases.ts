import type { Deployment, ReleaseRecord } from '@greenroom/federation';

/** A release that the site can serve: signed, whole, and known to the registry. */
export interface Release {
  record: ReleaseRecord;
  deployment: Deployment;
}

/** What is public at a moment: a registry document and every release of it that is sound. */
export interface Releases {
  /** The document as it was issued, and the signatures that stand beside it. */
  document: Uint8Array;
  signatures: string;
  /** Milliseconds since 1970; later in every later document. */
  issued: number;
  /** When the document stops being good for who does not know it; `Infinity` where it does not say. */
  expires: number;
  /** What may be chosen, by app; of each, from the oldest to the newest. */
  apps: ReadonlyMap<string, readonly Release[]>;
  /** Every sound release by its folder: open pages go on fetching from releases that are not offered any more. */
  records: ReadonlyMap<string, ReleaseRecord>;
}

/** Where a release's files are fetched from; ends with a slash. */
export function addressOf({ record, deployment }: Release): string {
  return deployment.url.slice(0, -record.entry.length);
}
