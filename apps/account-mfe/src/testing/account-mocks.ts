import { mockContract, MockFailure, samplePerson, type HttpHandler } from '@greenroom/api-client/testing';
import {
  money,
  safeReturnTo,
  type AccountSettings,
  type Memory,
  type Onboarding,
  type Sessions,
} from '@greenroom/contracts';
import { subscriptionMocks } from './subscription-mocks.ts';
import { authMethodMocks } from './auth-method-mocks.ts';

/** The only password that the mocked API accepts. */
export const rightPassword = 'a long line you know';

/** Two sessions, the first of which is the current one. */
export function sampleSessions(): Sessions['sessions'] {
  return [
    {
      uuid: '0b0e7c52-6c42-4f0e-9a53-3f1f6a2b9c01',
      browser: 'Firefox',
      system: 'Linux',
      country: 'DE',
      signedInAt: '2026-11-01T08:00:00.000Z',
      lastSeenAt: '2026-11-21T08:00:00.000Z',
      current: true,
    },
    {
      uuid: '0b0e7c52-6c42-4f0e-9a53-3f1f6a2b9c02',
      browser: 'Safari',
      system: 'iOS',
      country: 'XX',
      signedInAt: '2026-10-12T18:30:00.000Z',
      lastSeenAt: '2026-11-18T21:15:00.000Z',
      current: false,
    },
  ];
}

/** Mocks this remote's API with sample data. Changes are remembered as long as the page lives. */
export function accountMocks(): HttpHandler[] {
  return [
    ...authMocks(),
    ...settingsMocks(),
    ...deviceMocks(),
    ...subscriptionMocks(),
    ...authMethodMocks(rightPassword),
  ];
}

function authMocks(): HttpHandler[] {
  const done = () => ({ done: true }) as const;
  return [
    mockContract('authLogIn', ({ body }) => {
      if (body.password !== rightPassword) throw new MockFailure('not_authenticated');
      return { returnTo: safeReturnTo(body.returnTo), factors: [] };
    }),
    mockContract('authProviders', () => ({ providers: [{ name: 'google', label: 'Google' }] })),
    mockContract('authSignUp', ({ body }) => ({ returnTo: safeReturnTo(body.returnTo), factors: [] })),
    mockContract('authLogOut', done),
    mockContract('authForgotPassword', done),
    mockContract('authResetPassword', done),
    mockContract('authConfirmAddress', done),
    mockContract('authSendConfirmation', done),
    mockContract('authChangePassword', done),
    mockContract('authChangeAddress', done),
    mockContract('waitlistJoin', done),
    mockContract('waitlistAnswer', done),
    mockContract('commerceCancellationDeclare', () => ({ receivedAt: '2026-11-21T09:00:00.000Z' })),
    mockContract('commerceCancellationConfirm', () => ({ endsAt: '2027-03-02T09:00:00.000Z' })),
    mockContract('commerceWithdrawalDeclare', () => ({ receivedAt: '2026-11-21T09:00:00.000Z' })),
    mockContract('commerceWithdrawalConfirm', () => ({
      outcome: 'withdrawn' as const,
      refunded: money(8_400, 'eur'),
    })),
  ];
}

function settingsMocks(): HttpHandler[] {
  let settings: AccountSettings = { notifications: { checkIns: true, reminders: true, news: false } };
  let answers: Onboarding = { goal: 'Asking for a rise', withWhom: 'manager', manner: 'straight', status: 'done' };
  return [
    mockContract('companyLinks', () => ({
      editAccount: 'https://parent.example/account',
      deleteData: 'https://parent.example/delete',
    })),
    mockContract('authDesktopCode', () => ({
      code: 'one-time',
      address: `${window.location.href}#log-in?code=one-time`,
    })),
    mockContract('settingsRead', () => settings),
    mockContract('settingsSave', ({ body }) => {
      settings = { notifications: Object.assign({ ...settings.notifications }, body.notifications) };
      return settings;
    }),
    mockContract('onboardingRead', () => answers),
    mockContract('onboardingSave', ({ body }) => {
      const given = Object.entries(body).filter(([, answer]) => answer !== undefined);
      return (answers = { ...answers, ...(Object.fromEntries(given) as Partial<Onboarding>) });
    }),
    ...memoryMocks(),
    mockContract('usersUpdate', ({ body }) => ({
      ...samplePerson('signedIn'),
      name: body.name ?? null,
      locale: body.locale ?? null,
    })),
    mockContract('usersDeletionRequest', () => ({ deletedFrom: '2026-12-05T09:00:00.000Z' })),
    mockContract('usersDeletionWithdraw', () => ({ deletedFrom: null })),
  ];
}

function deviceMocks(): HttpHandler[] {
  let sessions = sampleSessions();
  return [
    mockContract('authSessions', () => ({ sessions })),
    mockContract('authEndSession', ({ params }) => {
      const before = sessions.length;
      sessions = sessions.filter(({ uuid }) => uuid !== params.sessionUuid);
      return { ended: before - sessions.length };
    }),
    mockContract('authEndSessions', ({ body }) => {
      const before = sessions.length;
      sessions = body.which === 'all' ? [] : sessions.filter(({ current }) => current);
      return { ended: before - sessions.length };
    }),
  ];
}

export const sampleMemory: Memory['memories'][number] = {
  conversationUuid: '0b0e7c52-6c42-4f0e-9a53-3f1f6a2b9c11',
  instructorSlug: 'imogen-vale',
  instructorName: 'Imogen Vale',
  title: 'A toast without notes',
  updatedAt: '2026-11-19T18:30:00.000Z',
  goal: 'To give a toast without notes',
  decided: ['Open with the ferry'],
  commitments: [{ text: 'Say it aloud twice', dueOn: '2026-11-28' }],
  facts: ['I teach at a small school'],
  editedAt: null,
};

function memoryMocks(): HttpHandler[] {
  let memories = [sampleMemory];
  return [
    mockContract('memoryRead', () => ({ memories })),
    mockContract('chatRecapEdit', ({ body }) => {
      const { goal, decided, commitments, facts = [] } = body;
      const empty = goal === null && decided.length === 0 && commitments.length === 0 && facts.length === 0;
      memories = empty ? [] : memories.map((one) => ({ ...one, goal, decided, commitments, facts }));
      return { ...body, editedAt: '2026-11-21T09:00:00.000Z' };
    }),
    mockContract('memoryForget', () => {
      const forgotten = memories.length;
      memories = [];
      return { forgotten };
    }),
  ];
}
