import { z } from 'zod';

/** The current user (specification, section 3). A visitor gets the same record with `loggedIn: false` and no e-mail. */
export const CurrentUser = z.object({
  email: z.string().nullable(),
  loggedIn: z.boolean(),
  analytics: z.object({
    userId: z.string().nullable(),
    personaUserId: z.string().nullable(),
    anonymousId: z.string().nullable(),
    properties: z.object({ userPlanStatus: z.string() }),
  }),
  purchaseEligibility: z.object({ trialPeriodInDays: z.number().int().nonnegative() }),
  /** Product rights; see `entitlements` of the API. */
  rights: z.object({ chat: z.boolean(), library: z.enum(['first-of-each', 'all']) }),
});
export type CurrentUser = z.infer<typeof CurrentUser>;

export const UserParams = z.object({ uuid: z.literal('me') });
