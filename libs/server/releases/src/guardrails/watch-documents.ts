import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { guardrailMarks } from '@greenroom/contracts';
import type { Database } from '@greenroom/database';
import { coalescedWrites } from './coalesced-writes.ts';
import { documentsOfAddress } from './documents-of-address.ts';
import { newDocumentId, type DocumentTokens, type WatchedDocument } from './document-tokens.ts';
import { addCounts, type Count } from './guardrails.repository.ts';
import { isMachine } from './machines.ts';

/** The page and releases a document is served with. */
export type ServedWith = Pick<WatchedDocument, 'page' | 'releases'>;

/** A document that is measured. */
export interface Watch {
  /** Token that the document's reports must carry. */
  token: string;
  /**
   * Counts the document as silent until it reports. Resolves once written and never rejects; pages do not wait for it.
   */
  served(): Promise<void>;
}

interface WatchDependencies {
  db: Database;
  tokens: DocumentTokens;
  /** Share of documents that are measured, 0–1. */
  sample: number;
  /** Documents of one address that count in a day; 0 for no bound. */
  perAddress: number;
  random?: () => number;
  now: () => Date;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** Decides whether a document is measured, before anything is known about its outcome. */
export function watchDocuments(dependencies: WatchDependencies) {
  const { db, tokens, sample, perAddress, random = Math.random, now, log } = dependencies;
  const mayCount = documentsOfAddress(perAddress);
  const write = coalescedWrites<Count>(
    (counts) => addCounts(db, counts),
    (cause) => log.error({ err: cause }, 'Counting served documents failed; guardrails go on without them'),
  );
  return async (
    request: Pick<FastifyRequest, 'method' | 'headers' | 'ip'>,
    served: ServedWith,
  ): Promise<Watch | undefined> => {
    if (!isPageLoad(request) || isMachine(request.headers['user-agent']) || random() >= sample) return undefined;
    if (!(await mayCount(request.ip))) return undefined;
    const document = { ...served, id: newDocumentId(), minute: Math.floor(now().getTime() / 60_000) };
    return { token: tokens.write(document), served: () => write(countsOf(document, guardrailMarks.bad, 1)) };
  };
}

/** Excludes requests made by scripts, such as the service worker, and prefetched pages that may never be shown. */
function isPageLoad({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): boolean {
  if (method !== 'GET' || headers['sec-fetch-dest'] === 'empty') return false;
  return !`${String(headers['sec-purpose'])} ${String(headers['purpose'])}`.includes('prefetch');
}

/** Returns counts of silent documents in the document's minute, for the shell and for the app its path belongs to. */
export function countsOf({ minute, page, releases }: WatchedDocument, mark: number, count: number): Count[] {
  return [...new Set(['shell', page])].map((app) => ({
    ...{ app, version: releases.get(app) ?? '', guardrail: 'silent' as const },
    ...{ mark, count, minute },
  }));
}
