import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { guardrailMarks } from '@greenroom/contracts';
import type { Database } from '@greenroom/database';
import { coalescedWrites } from './coalesced-writes.ts';
import { documentsOfAddress } from './documents-of-address.ts';
import { newDocumentId, type DocumentTokens, type WatchedDocument } from './document-tokens.ts';
import { addCounts, type Count } from './guardrails.repository.ts';
import { isMachine } from './machines.ts';

/** What a document is served with. */
export type ServedWith = Pick<WatchedDocument, 'page' | 'releases'>;

/** A document that is to count. */
export interface Watch {
  /** Its reports bring this. */
  token: string;
  /** Counts it as silent until it reports. Resolves, never rejects, once that is written: no page waits for it. */
  served(): Promise<void>;
}

interface WatchDependencies {
  db: Database;
  tokens: DocumentTokens;
  /** Part of documents that count, 0–1. */
  sample: number;
  /** So many documents of one address count in a day; 0 for no bound. */
  perAddress: number;
  random?: () => number;
  now: () => Date;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** Decides of each document whether it counts, before anything is known of how it fares. */
export function watchDocuments(dependencies: WatchDependencies) {
  const { db, tokens, sample, perAddress, random = Math.random, now, log } = dependencies;
  const mayCount = documentsOfAddress(perAddress);
  const write = coalescedWrites<Count>(
    (counts) => addCounts(db, counts),
    (cause) => log.error({ err: cause }, 'Served documents were not counted; guardrails miss them'),
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

/** Not what a script fetches, such as the service worker, nor a page that may never be shown. */
function isPageLoad({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): boolean {
  if (method !== 'GET' || headers['sec-fetch-dest'] === 'empty') return false;
  return !`${String(headers['sec-purpose'])} ${String(headers['purpose'])}`.includes('prefetch');
}

/** So many documents of this kind, in its minute: for the shell, and for the app that its path belongs to. */
export function countsOf({ minute, page, releases }: WatchedDocument, mark: number, count: number): Count[] {
  return [...new Set(['shell', page])].map((app) => ({
    ...{ app, version: releases.get(app) ?? '', guardrail: 'silent' as const },
    ...{ mark, count, minute },
  }));
}
