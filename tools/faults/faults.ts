/** A plausible programming mistake, and the tests that must notice it. */
export interface Fault {
  area: string;
  /** The consequence for a person. */
  mistake: string;
  /** Relative to the workspace's root. */
  file: string;
  /** The correct code, which occurs in the file exactly once. */
  right: string;
  wrong: string;
  /** The project whose Jest runs, and its test file. */
  project: string;
  tests: string;
}

/** One mistake in each of ten areas. */
export const faults: readonly Fault[] = [
  {
    area: 'sessions',
    mistake: 'A copied refresh token works for ever',
    file: 'libs/server/identity/src/domain/judge-refresh.ts',
    right: "isPredecessor && !successorInUse ? 'repeat'",
    wrong: "isPredecessor ? 'repeat'",
    project: 'libs/server/identity',
    tests: 'judge-refresh.test.ts',
  },
  {
    area: 'money',
    mistake: 'A contract can be withdrawn from for a day longer than is promised',
    file: 'libs/server/commerce/src/domain/withdrawal.ts',
    right: 'commerceFigures.withdrawalDays * dayMs',
    wrong: '(commerceFigures.withdrawalDays + 1) * dayMs',
    project: 'libs/server/commerce',
    tests: 'src/domain/withdrawal.test.ts',
  },
  {
    area: 'prices',
    mistake: 'The page says that a trial is paid today',
    file: 'libs/plans/src/charges.ts',
    right: 'dueToday: trialDays > 0 ? money(0, price.currency) : first,',
    wrong: 'dueToday: first,',
    project: 'libs/plans',
    tests: 'charges.test.ts',
  },
  {
    area: 'free trial',
    mistake: 'Who has had the trial is offered it again',
    file: 'libs/server/free-trial/src/domain/free-trial-state.ts',
    right: ' || trialPeriodInDays === 0',
    wrong: '',
    project: 'libs/server/free-trial',
    tests: 'free-trial-state.test.ts',
  },
  {
    area: 'releases',
    mistake: 'A release that one in a hundred should get reaches one in ten',
    file: 'libs/federation/src/choose-release.ts',
    right: 'Math.round((traffic / 100) * buckets)',
    wrong: 'Math.round((traffic / 10) * buckets)',
    project: 'libs/federation',
    tests: 'choose-release.test.ts',
  },
  {
    area: 'people in danger',
    mistake: 'Only what is almost certain is answered with care',
    file: 'libs/server/safety/src/detector/read-scores.ts',
    right: 'middle: 0.34, high: 0.64 }',
    wrong: 'middle: 0.9, high: 0.99 }',
    project: 'libs/server/safety',
    tests: 'detect-crisis.test.ts',
  },
  {
    area: 'calls',
    mistake: 'A "mhm" while the coach speaks cuts the coach off',
    file: 'libs/server/turn-taking/src/interrupt.ts',
    right: 'if (!echo && !backChannel) return interrupt(step);',
    wrong: 'if (!echo) return interrupt(step);',
    project: 'libs/server/turn-taking',
    tests: 'turn-taking.test.ts',
  },
  {
    area: 'reminders',
    mistake: 'A reminder for the evening comes in the night after a long outage',
    file: 'libs/server/practice/src/domain/reminders.ts',
    right: 'lateBy < 0 || lateBy > latestMs',
    wrong: 'lateBy < 0',
    project: 'libs/server/practice',
    tests: 'src/domain/reminders.test.ts',
  },
  {
    area: 'requests',
    mistake: 'A request with two Host headers is answered for the first of them',
    file: 'libs/server/http/src/host-header.ts',
    right: 'if (hosts.length > 1)',
    wrong: 'if (hosts.length > 2)',
    project: 'apps/api',
    tests: 'host-header.test.ts',
  },
  {
    area: 'pages and rights',
    mistake: 'A page that needs a plan opens without one',
    file: 'libs/auth/src/page-policy.ts',
    right: "if (verdict === 'plan_required') return 'paywall';",
    wrong: "if (verdict === 'plan_required') return 'open';",
    project: 'libs/auth',
    tests: 'page-policy.test.ts',
  },
];
