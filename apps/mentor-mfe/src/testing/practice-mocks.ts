import { mockContract, MockFailure, sampleData, type HttpHandler } from '@greenroom/api-client/testing';
import type { Practice, PracticePlan, PracticeStep } from '@greenroom/contracts';
import { hashOf } from '../features/practice/index.ts';
import { sampleItem, sampleScene } from './for-me-mocks.ts';

const { uuid, coaches } = sampleData;

export const sampleSteps: PracticeStep[] = [
  { stepUuid: uuid(3_400), state: 'open', byItself: false, thing: sampleItem(0) },
  {
    stepUuid: uuid(3_401),
    state: 'open',
    byItself: false,
    thing: {
      kind: 'coach',
      recommendationId: uuid(3_402),
      because: {
        from: 'talk',
        instructorName: 'Imogen Vale',
        words: 'to speak up on Monday',
        at: '2026-11-20T18:40:00.000Z',
      },
      coach: coaches[0]!,
    },
  },
  { stepUuid: uuid(3_403), state: 'open', byItself: false, thing: sampleScene },
];

export const samplePlan: PracticePlan = {
  choice: { days: [1, 3, 5], hour: 18, timeZone: 'Europe/Berlin', byMail: true },
  week: { from: '2026-11-21', until: '2026-11-27' },
  steps: sampleSteps,
  before: null,
  nextReminderAt: '2026-11-23T17:00:00.000Z',
};

/** 65 bytes, the length of a P-256 public key. */
const publicKey = 'B'.repeat(87);
export const noPlan: Practice = { plan: null, mailTo: 'maren@example.com', push: { publicKey, devices: [] } };

export interface PracticeMocks {
  practice?: Practice;
}

/** Mocks the practice plan; remembers what was chosen and done as long as the page lives. */
export function practiceMocks({ practice = noPlan }: PracticeMocks = {}): HttpHandler[] {
  let { plan, push } = practice;
  const { mailTo } = practice;
  const whole = () => ({ plan, mailTo, push });
  return [
    mockContract('practiceRead', whole),
    mockContract('practiceSave', ({ body }) => {
      const nextReminderAt = body.byMail ? samplePlan.nextReminderAt : null;
      plan = { ...samplePlan, ...plan, choice: body, nextReminderAt };
      return whole();
    }),
    mockContract('practiceStep', ({ params: { stepUuid }, body: { state } }) => {
      if (!plan?.steps.some((step) => step.stepUuid === stepUuid)) throw new MockFailure('not_found');
      const steps = plan.steps.map((step) => (step.stepUuid === stepUuid ? { ...step, state, byItself: false } : step));
      plan = { ...plan, steps };
      return whole();
    }),
    mockContract('practiceDeviceKeep', async ({ body: { endpoint } }) => {
      push = { ...push, devices: [await hashOf(endpoint)] };
      return whole();
    }),
    mockContract('practiceDeviceForget', () => {
      push = { ...push, devices: [] };
      return whole();
    }),
    mockContract('practiceStop', () => {
      plan = null;
      return whole();
    }),
  ];
}
