import { mockContract, MockFailure, sampleData, type HttpHandler } from '@greenroom/api-client/testing';
import type { Practice, PracticePlan, PracticeStep } from '@greenroom/contracts';
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

export interface PracticeMocks {
  practice?: Practice;
}

/** One's practice plan; it remembers what is chosen and done for as long as the page lives. */
export function practiceMocks({
  practice = { plan: null, mailTo: 'maren@example.com' },
}: PracticeMocks = {}): HttpHandler[] {
  let { plan } = practice;
  const { mailTo } = practice;
  return [
    mockContract('practiceRead', () => ({ plan, mailTo })),
    mockContract('practiceSave', ({ body }) => {
      const nextReminderAt = body.byMail ? samplePlan.nextReminderAt : null;
      plan = { ...samplePlan, ...plan, choice: body, nextReminderAt };
      return { plan, mailTo };
    }),
    mockContract('practiceStep', ({ params: { stepUuid }, body: { state } }) => {
      if (!plan?.steps.some((step) => step.stepUuid === stepUuid)) throw new MockFailure('not_found');
      const steps = plan.steps.map((step) => (step.stepUuid === stepUuid ? { ...step, state, byItself: false } : step));
      plan = { ...plan, steps };
      return { plan, mailTo };
    }),
    mockContract('practiceStop', () => {
      plan = null;
      return { plan, mailTo };
    }),
  ];
}
