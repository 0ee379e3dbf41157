import { guardrails, type GuardrailSeries, type ReleasedApp, type ReleaseStatus } from '@greenroom/contracts';

const began = '2026-06-01T09:10:00.000Z';
const plain = { killed: null, publishedAt: began, returned: null, sound: true, pages: ['/checkout'] };

/** An app with a release on its way, which waits for a second person's approval. */
export const rampedApp: ReleasedApp = {
  name: 'checkout-mfe',
  revision: 4,
  since: { at: began, by: { kind: 'pipeline', name: 'checkout' } },
  approvalAbove: 20,
  approvals: [
    {
      version: '2.0.0-bbbbbbbb',
      at: began,
      by: { kind: 'staff', name: 'ana@greenroom.example' },
      why: 'Shorter form',
      approved: null,
      expiresAt: '2026-06-04T09:10:00.000Z',
    },
  ],
  ramp: {
    version: '2.0.0-bbbbbbbb',
    stable: '1.0.0-aaaaaaaa',
    steps: [5, 20, 50, 100],
    everySeconds: 1_800,
    minSample: 200,
    state: 'running',
    step: 1,
    stepSince: began,
    nextAt: '2026-06-01T09:40:00.000Z',
    waitsUntil: null,
    begunAt: began,
    endedAt: null,
    verdict: { kind: 'fine' },
  },
  marks: [],
  releases: [
    {
      ...{ ...plain, version: '2.0.0-bbbbbbbb', default: false, traffic: 20, commit: 'b'.repeat(40) },
      sizes: [{ path: '/checkout', gzipBytes: 31_400 }],
    },
    {
      ...{ ...plain, version: '1.0.0-aaaaaaaa', default: true, traffic: 80, commit: 'a'.repeat(40) },
      sizes: [{ path: '/checkout', gzipBytes: 30_000 }],
    },
  ],
};

export const nothingPublished: ReleaseStatus = {
  ...{ issuedAt: null, expiresAt: null, trouble: null, writable: true, freezes: [], apps: [] },
  notices: { webhook: false, mails: false, last: [] },
};

export const releaseStatus: ReleaseStatus = {
  ...nothingPublished,
  issuedAt: began,
  apps: [rampedApp],
  freezes: [
    {
      ...{ number: 3, app: '*', from: '2026-06-01T00:00:00.000Z', until: '2099-06-03T00:00:00.000Z' },
      ...{ by: { kind: 'staff', name: 'ben@greenroom.example' }, why: 'Sale' },
    },
  ],
};

/** Guardrails before anything was reported. */
export const nothingReported: GuardrailSeries = {
  ...{ app: 'checkout-mfe', from: began, to: '2026-06-01T10:10:00.000Z', failedRequests: [], pointMinutes: 1 },
  guardrails: guardrails.map((guardrail) => ({ guardrail, good: null, releases: [] })),
};
