import { z } from 'zod';
import { users } from '@greenroom/contracts/schemas';
import type { AllowanceSettings } from '@greenroom/allowances';
import { demoAccount } from '@greenroom/identity';
import type { Subscription } from '@greenroom/access';

const grantedPlan = new RegExp(
  `^([^=\\s]+@[^=\\s]+)=(${users.PlanStatus.options.join('|')})(?::(admin|apple|parent))?(?::(\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])))?$`,
  'i',
);

/**
 * Comma-separated `address=STATUS` pairs; after a status, separated by colons, `admin` of an enterprise, who manages it
 * (`apple`, `parent`), and the day it ends (UTC).
 */
const grantedPlans = z
  .string()
  .default('')
  .transform((list) =>
    list
      .split(',')
      .map((pair) => pair.trim())
      .filter((pair) => pair !== ''),
  )
  .pipe(
    z.array(
      z
        .string()
        .regex(grantedPlan, 'must be like someone@example.com=ACTIVE, or other@example.com=CANCELED:2027-01-31'),
    ),
  )
  .transform((pairs): ReadonlyMap<string, Subscription> => new Map(pairs.map(readGranted)));

function readGranted(pair: string): [string, Subscription] {
  const [, address = '', status, more, day] = grantedPlan.exec(pair) ?? [];
  const endsAt = day === undefined ? null : new Date(`${day}T00:00:00Z`);
  const about = more?.toLowerCase();
  const keptBy = (['apple', 'parent'] as const).find((one) => one === about);
  const subscription = {
    status: users.PlanStatus.parse(status?.toUpperCase()),
    endsAt,
    enterpriseAdmin: about === 'admin',
    ...(keptBy && { keptBy }),
  };
  return [address.toLowerCase(), subscription];
}

const onOrOff = z.enum(['off', 'on'], 'must be "on" or "off"');
const whole = z.coerce
  .number('must be a number')
  .int('must be a whole number')
  .min(0, 'must not be below 0')
  .max(1_000_000, 'must be at most 1000000');

/** Settings of plans: who needs and has one, and how much use of the coaches is allowed. */
export const PlanEnvironment = z.object({
  PLANS: onOrOff.optional(),
  GRANTED_PLANS: grantedPlans,
  TASTE_MESSAGES: whole.default(6),
  TASTE_VOICE_SECONDS: whole.default(180),
  TASTES_PER_ADDRESS: whole.default(20),
  FAIR_USE_MESSAGES: whole.default(2_000),
  FAIR_USE_VOICE_MINUTES: whole.default(1_200),
});

export interface PlanSettings {
  /** `off`: no account needs a plan. */
  plans: 'off' | 'on';
  /** Plans given by the setting, by lower-case e-mail address; they precede plans known to commerce. */
  grantedPlans: ReadonlyMap<string, Subscription>;
  /** Allowances if plans are on. */
  allowances: AllowanceSettings;
}

/**
 * Plans are required only where they can be bought. A demonstration shows the whole product: plans are bought in the
 * sandbox, and the demo account has one.
 */
export function planSettings(
  env: z.output<typeof PlanEnvironment>,
  { demo, sells }: { demo: boolean; sells: boolean },
): PlanSettings {
  const untold = demo && env.PLANS === undefined;
  const ofDemo = new Map([[demoAccount.email, { status: 'ACTIVE', endsAt: null, enterpriseAdmin: false } as const]]);
  return {
    plans: env.PLANS ?? (demo || sells ? 'on' : 'off'),
    grantedPlans: untold && env.GRANTED_PLANS.size === 0 ? ofDemo : env.GRANTED_PLANS,
    allowances: {
      taste: { messages: env.TASTE_MESSAGES, voiceSeconds: env.TASTE_VOICE_SECONDS },
      fairUse: { messages: env.FAIR_USE_MESSAGES, voiceSeconds: env.FAIR_USE_VOICE_MINUTES * 60 },
      tastesPerAddress: env.TASTES_PER_ADDRESS,
    },
  };
}
