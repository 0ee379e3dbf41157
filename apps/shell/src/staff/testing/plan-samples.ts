import type { StaffPerson } from '@greenroom/contracts';

/** A plan bought in the app that ends, after one that staff granted. */
export const applePlan: StaffPerson['plan'] = {
  status: 'CANCELED',
  endsAt: '2026-12-20T10:00:00.000Z',
  from: 'apple',
  history: [
    {
      ...{ kind: 'apple', name: 'com.example.greenroom.monthly', reason: null, over: false },
      ...{ since: '2026-10-20T10:00:00.000Z', until: '2026-12-20T10:00:00.000Z' },
    },
    {
      ...{ kind: 'grant', name: 'ACTIVE', reason: 'Asked by telephone', over: true },
      ...{ since: '2026-09-01T10:00:00.000Z', until: '2026-09-30T10:00:00.000Z' },
    },
  ],
  appleNotifications: [
    { type: 'DID_CHANGE_RENEWAL_STATUS', subtype: 'AUTO_RENEW_DISABLED', at: '2026-11-22T08:30:00.000Z' },
    { type: 'DID_RENEW', subtype: null, at: '2026-11-20T09:00:00.000Z' },
  ],
};

export const noPlanShown: StaffPerson['plan'] = {
  ...{ status: 'FREE', endsAt: null, from: 'bought' },
  ...{ history: [], appleNotifications: [] },
};
