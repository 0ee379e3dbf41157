import { z } from 'zod';

/** The releases that one may ask to see, where the site lets one ask. */
export const ReleaseChoices = z.object({
  apps: z.array(
    z.object({
      name: z.string(),
      /** Where one lies among all visitors, from 0, while a release of this app is on its way; else nothing. */
      bucket: z.number().int().nonnegative().nullable(),
      /** Newest first. */
      releases: z.array(z.object({ version: z.string(), traffic: z.number().min(0).max(100), default: z.boolean() })),
    }),
  ),
  /** How many buckets there are. */
  buckets: z.number().int().positive(),
});
export type ReleaseChoices = z.infer<typeof ReleaseChoices>;
