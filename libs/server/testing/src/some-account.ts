import type { Identify, SignedInAccount } from '@greenroom/access';

/** A signed-in account with nothing else. */
export const someAccount: SignedInAccount = {
  uuid: '3f1c2d5e-8a4b-8c6d-9e0f-1a2b3c4d5e6f',
  sessionUuid: '0b9e6a3c-7d2f-4e18-a5c4-2f6b8d1e9a70',
  profileId: 1,
  email: 'maren.cole@example.com',
  emailConfirmed: true,
  name: 'Maren Cole',
  locale: null,
  timeZone: null,
  hasPassword: true,
  provider: 'password',
  hostedDomain: null,
  withFactor: false,
  staffRoles: [],
  adminMissing: false,
  onboarded: true,
  deletedFrom: null,
};

/** Signs in the account that the header `x-account` names. */
export const identifyByHeader: Identify = async ({ headers }) =>
  typeof headers['x-account'] === 'string' ? { ...someAccount, uuid: headers['x-account'] } : undefined;
