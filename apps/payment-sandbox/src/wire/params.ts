import { z } from 'zod';
import type { Form } from './form.ts';
import { checkMetadata } from './formats.ts';
import { nameOf } from './check-parameters.ts';
import { notInSandbox, type StripeFailure, unreadable } from './failure.ts';

/** Types of parameters. On the wire all are text; an empty one removes a value. */

export const text = z.string();
export const integer = z
  .string()
  .regex(/^-?\d+$/)
  .transform(Number);
/** A quantity or an amount, at least zero. */
export const count = integer.pipe(z.number().min(0).max(99_999_999));
export const decimal = z
  .string()
  .regex(/^\d+(\.\d+)?$/)
  .transform(Number);
export const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
export const metadata = z.union([z.literal(''), z.record(z.string(), z.string())]);
export const emptyable = <T extends z.ZodType>(of: T) => z.union([z.literal('').transform(() => null), of]);
/** Accepted and ignored: it has no effect in the sandbox. */
export const ignored = z.unknown();
export const expand = { expand: z.array(z.string()).optional() };
export const paging = {
  limit: integer.pipe(z.number().min(1).max(100)).default(10),
  starting_after: text.optional(),
  ending_before: text.optional(),
  ...expand,
};
/** A time in seconds, clamped to the range of the database column. */
const moment = integer.transform((seconds) => Math.max(0, Math.min(seconds, 2_147_483_647)));
export const range = z.union([
  moment,
  z.strictObject({ gt: moment.optional(), gte: moment.optional(), lt: moment.optional(), lte: moment.optional() }),
]);

/**
 * Parses parameters by their schema.
 * @throws StripeFailure for the first invalid one, in Stripe's words
 */
export function readParams<T extends z.ZodType>(schema: T, form: Form): z.output<T> {
  const read = schema.safeParse(form, { reportInput: true });
  if (read.success) return read.data;
  const { issues } = read.error;
  // A parameter that the sandbox does not have explains best why another one is missing.
  const first = issues[0]!;
  const unknown = first.input === undefined && issues.find(({ code }) => code === 'unrecognized_keys');
  throw describe(unknown || first);
}

/** Describes a parameter that Stripe accepts, since `checkParameters` has passed it, and that the sandbox does not. */
function describe(issue: z.core.$ZodIssue): StripeFailure {
  if (issue.code === 'unrecognized_keys') return lacks(nameOf([...issue.path, ...issue.keys.slice(0, 1)]));
  const param = nameOf(issue.path);
  if (issue.input === undefined)
    return notInSandbox(
      `The payment sandbox does not have this call without \`${param}\`, which Stripe has. Pass \`${param}\`.`,
      param,
    );
  if (issue.code === 'too_small' && issue.origin === 'number')
    return unreadable(`This value must be greater than or equal to ${issue.minimum}.`, {
      param,
      code: 'parameter_invalid_integer',
    });
  if (issue.code === 'too_big' && issue.origin === 'number')
    return unreadable(`This value must be less than or equal to ${issue.maximum}.`, {
      param,
      code: 'parameter_invalid_integer',
    });
  if (issue.code === 'too_big' && issue.origin === 'string')
    return unreadable(`Invalid string: must be at most ${issue.maximum} characters`, { param });
  if (issue.code === 'invalid_format') return unreadable(`Invalid ${param}: ${JSON.stringify(issue.input)}`, { param });
  return lacks(param, issue.input);
}

function lacks(param: string, value?: unknown): StripeFailure {
  const what = value === undefined ? `the parameter \`${param}\`` : `\`${param}\` with ${JSON.stringify(value)}`;
  return notInSandbox(`The payment sandbox does not have ${what}, which Stripe has.`, param);
}

/**
 * Returns metadata after a change: an empty value removes its key, an empty text removes all.
 * @throws StripeFailure if there are then too many keys
 */
export function changedMetadata(
  now: Readonly<Record<string, string>>,
  change: '' | Readonly<Record<string, string>> | undefined,
): Record<string, string> {
  if (change === '') return {};
  const after = Object.fromEntries(Object.entries({ ...now, ...change }).filter(([, value]) => value !== ''));
  checkMetadata(after, 'metadata');
  return after;
}
