import { z } from 'zod';

const shape = /^(SIG[A-Z0-9]+|exit code \d+) at (\d{4}-\d\d-\d\dT[\d:.]+Z)$/;

/** What `npm start` tells a server about its predecessors. */
export const RestartEnvironment = z.object({
  SERVER_RESTARTS: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(0, 'must not be negative')
    .optional(),
  SERVER_LAST_EXIT: z.string().regex(shape, 'must be like SIGKILL at 2026-11-24T10:00:00.000Z').optional(),
});

/** Number of restarts since `npm start`. */
export interface RestartSettings {
  count: number;
  /** How and when the previous server ended: `SIGKILL` or `exit code 134`, and ISO 8601; null if there was none. */
  last: { exit: string; at: string } | null;
}

/** @returns undefined if restarts are not counted, such as under systemd */
export function restartSettings({
  SERVER_RESTARTS: count,
  SERVER_LAST_EXIT: last,
}: z.infer<typeof RestartEnvironment>): RestartSettings | undefined {
  if (count === undefined) return undefined;
  const [, exit, at] = shape.exec(last ?? '') ?? [];
  return { count, last: exit !== undefined && at !== undefined ? { exit, at } : null };
}
