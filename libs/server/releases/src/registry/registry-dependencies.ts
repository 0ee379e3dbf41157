import type { Database } from '@greenroom/database';
import type { ReleaseStore } from '@greenroom/ports/release-store';
import type { KeyPair } from '@greenroom/release-registry';
import type { ReleaseNotices } from '../notices/notices.ts';
import type { RampJudge } from '../domain/ramp-judge.ts';

/** What the registry stands on. */
export interface RegistryDependencies {
  db: Database;
  store: ReleaseStore;
  /** The keys of those who may publish. */
  publicKeys(): Promise<readonly CryptoKey[]>;
  /** The key that this server signs documents with; nothing where it has none, or one that readers do not know. */
  signingKey(): Promise<KeyPair | undefined>;
  judge: RampJudge;
  /** Whom it tells. */
  notices: Pick<ReleaseNotices, 'judged' | 'read'>;
  now(): Date;
  log: { info(facts: object, message: string): void; error(facts: object, message: string): void };
}

/** For how long a document that was issued now is good for who does not know it, in milliseconds. */
export const validForMs = 30 * 86_400_000;
