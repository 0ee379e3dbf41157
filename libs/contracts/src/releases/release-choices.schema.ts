import { z } from 'zod';

/** The releases that the visitor may choose, if the site allows choosing. */
export const ReleaseChoices = z.object({
  apps: z.array(
    z.object({
      name: z.string(),
      /** The visitor's bucket among all visitors, from 0, while a release of this app is being ramped; else null. */
      bucket: z.number().int().nonnegative().nullable(),
      /** Newest first. */
      releases: z.array(z.object({ version: z.string(), traffic: z.number().min(0).max(100), default: z.boolean() })),
    }),
  ),
  /** How many buckets there are. */
  buckets: z.number().int().positive(),
});
export type ReleaseChoices = z.infer<typeof ReleaseChoices>;
