import { z } from 'zod';

/** Bounds of what is posted about errors. */
export const errorReportBounds = { batch: 20, frames: 30 } as const;

const Name = z.string().min(1).max(100);

/** What is told of an error: names of ours, places in our files, and a sentence without anything of a person's. */
export const ErrorReport = z.strictObject({
  id: z.uuid(),
  at: z.iso.datetime(),
  side: z.enum(['browser', 'server']),
  /** What noticed it. */
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
  /** The app it happened in, `shell` or a remote's name, and its release; nothing where no file of theirs took part. */
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
