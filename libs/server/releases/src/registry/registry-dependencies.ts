import type { Database } from '@greenroom/database';
import type { ReleaseStore } from '@greenroom/ports/release-store';
import type { KeyPair } from '@greenroom/release-registry';
import type { ReleaseNotices } from '../notices/notices.ts';
import type { ApprovalLimits } from './domain/approvals.ts';
import type { RampJudge } from '../domain/ramp-judge.ts';

/** What the registry depends on. */
export interface RegistryDependencies {
  db: Database;
  store: ReleaseStore;
  /** The publishers' public keys. */
  publicKeys(): Promise<readonly CryptoKey[]>;
  /** The key this server signs documents with; undefined if it has none, or one that readers do not accept. */
  signingKey(): Promise<KeyPair | undefined>;
  judge: RampJudge;
  /** Above which share releases need a second person's approval. */
  approvals: ApprovalLimits;
  /** Receives the results of judging ramps. */
  notices: Pick<ReleaseNotices, 'judged' | 'read'>;
  now(): Date;
  log: { info(facts: object, message: string): void; error(facts: object, message: string): void };
}

/** How long an issued document is accepted by servers that have not seen it before, in milliseconds. */
export const validForMs = 30 * 86_400_000;
