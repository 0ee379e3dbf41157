import { z } from 'zod';

/** Limits on error reports. */
export const errorReportBounds = { batch: 20, frames: 30 } as const;

const Name = z.string().min(1).max(100);

/** A report of an error: the product's own names, positions in its files, and a sentence without personal data. */
export const ErrorReport = z.strictObject({
  id: z.uuid(),
  at: z.iso.datetime(),
  side: z.enum(['browser', 'server']),
  /** The code that caught it. */
  where: Name,
  /** Name of the page, not its address. */
  page: Name.nullable(),
  name: Name,
  message: z.string().max(300),
  /** The innermost call first. */
  frames: z
    .array(
      z.strictObject({
        function: z.string().max(100),
        file: z.string().max(300),
        line: z.number().int().nonnegative(),
        column: z.number().int().nonnegative(),
      }),
    )
    .max(errorReportBounds.frames),
  /**
   * The app it happened in, `shell` or a remote's name, and its release; null when none of their files was involved.
   */
  part: Name.nullable(),
  release: Name.nullable(),
});
export type ErrorReport = z.infer<typeof ErrorReport>;

export const ErrorReportBatch = z.object({
  batch: z.array(ErrorReport).min(1).max(errorReportBounds.batch),
  sentAt: z.iso.datetime(),
});

export const ErrorReceipt = z.object({ success: z.literal(true) });
export type ErrorReceipt = z.infer<typeof ErrorReceipt>;
