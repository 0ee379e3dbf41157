import { checkFormat, checkMetadata } from './formats.ts';
import { unreadable } from './failure.ts';
import type { Form, FormValue } from './form.ts';
import { type ParameterType, stripeParameters } from './stripe-parameters.ts';

/**
 * Checks a call's parameters against Stripe's own table: names, types, choices, formats and limits.
 * @param operation method and path, as in `stripe-parameters.json`; an unknown operation is not checked
 * @throws StripeFailure in Stripe's words
 */
export function checkParameters(operation: string, form: Form): void {
  const known = stripeParameters.operations[operation];
  if (known) check(known, form, []);
}

function check(type: ParameterType, value: FormValue, path: readonly string[]): void {
  if (path.length > 0 && path.at(-1) === 'metadata') return checkMetadata(value, nameOf(path));
  if (typeof type === 'string') return checkPlain(type, value, path);
  if ('oneOf' in type) return check(alternativeFor(type.oneOf, value), value, path);
  if ('names' in type) return checkName(type.names, value, path);
  if (value === '') throw empty(path);
  if ('list' in type) {
    if (!Array.isArray(value)) throw unreadable('Invalid array', { param: nameOf(path) });
    return value.forEach((one, index) => check(type.list, one, [...path, String(index)]));
  }
  if (typeof value === 'string' || Array.isArray(value)) throw unreadable('Invalid object', { param: nameOf(path) });
  if ('map' in type) {
    for (const [name, one] of Object.entries(value)) {
      if (path.at(-1) === 'currency_options') checkFormat('currency', name, nameOf([...path, name]));
      check(type.map, one, [...path, name]);
    }
    return undefined;
  }
  return checkFields(type, value, path);
}

function checkFields(
  { fields, required = [] }: { fields: Record<string, ParameterType>; required?: string[] },
  value: { [key: string]: FormValue },
  path: readonly string[],
): void {
  const unknown = Object.keys(value).filter((name) => !Object.hasOwn(fields, name) && !everywhere(name, path));
  if (unknown.length > 0) {
    const names = unknown.map((name) => nameOf([...path, name]));
    throw unreadable(`Received unknown parameter${names.length > 1 ? 's' : ''}: ${names.join(', ')}`, {
      param: names[0]!,
      code: 'parameter_unknown',
    });
  }
  const missing = required.find((name) => !(name in value));
  if (missing !== undefined) {
    const param = nameOf([...path, missing]);
    throw unreadable(`Missing required param: ${param}.`, { param, code: 'parameter_missing' });
  }
  if (path.length === 0 && 'starting_after' in value && 'ending_before' in value)
    throw unreadable('Received both starting_after and ending_before parameters. Please pass in only one.', {});
  for (const [name, one] of Object.entries(value)) {
    if (one === '' && required.includes(name)) throw empty([...path, name]);
    if (Object.hasOwn(fields, name)) check(fields[name]!, one, [...path, name]);
  }
}

/** Every operation accepts `expand`, including deletions. */
const everywhere = (name: string, path: readonly string[]) => name === 'expand' && path.length === 0;

function checkPlain(type: 'text' | 'number' | 'flag' | 'any', value: FormValue, path: readonly string[]): void {
  const param = nameOf(path);
  if (type === 'any') return;
  if (typeof value !== 'string') throw unreadable(`Invalid string: ${JSON.stringify(value)}`, { param });
  const name = path.findLast((part) => !/^\d+$/.test(part)) ?? '';
  if (value === '' && (type !== 'text' || cannotBeUnset.has(name))) throw empty(path);
  if (type === 'flag' && value !== 'true' && value !== 'false')
    throw unreadable(`Invalid boolean: ${value}`, { param });
  if (type === 'number' && fractions.test(name) && !/^-?\d+(\.\d+)?$/.test(value))
    throw unreadable(`Invalid decimal: ${value}`, { param });
  if (type === 'number' && !fractions.test(name) && !/^-?\d+$/.test(value))
    throw unreadable(`Invalid integer: ${value}`, { param, code: 'parameter_invalid_integer' });
  if (type === 'text' && value !== '') checkFormat(name, value, param);
}

const fractions = /^(percent|percent_off|percentage|flat_amount|height|length|weight|width|.*_percent)$/;

/** Ids, codes and other texts that cannot be empty. */
const cannotBeUnset = new Set([
  ...['charge', 'code', 'coupon', 'currency', 'customer', 'invoice', 'payment_intent', 'payment_method', 'price'],
  ...['product', 'promotion_code', 'subscription', 'url'],
]);

function checkName(names: readonly string[], value: FormValue, path: readonly string[]): void {
  if (typeof value === 'string' && names.includes(value)) return;
  if (value === '') throw empty(path);
  const shown = names.filter((name) => name !== '');
  const choice = shown.length > 1 ? `${shown.slice(0, -1).join(', ')}, or ${shown.at(-1)}` : shown[0];
  throw unreadable(`Invalid ${nameOf(path)}: must be one of ${choice}`, { param: nameOf(path) });
}

/** Selects the type that a value is meant to have: by its shape, then by its name. */
function alternativeFor(types: readonly ParameterType[], value: FormValue): ParameterType {
  const of = (part: string) => types.find((type) => typeof type === 'object' && part in type);
  if (typeof value !== 'string')
    return (Array.isArray(value) ? of('list') : (of('fields') ?? of('map'))) ?? of('fields') ?? of('list') ?? types[0]!;
  const names = types.find((type) => typeof type === 'object' && 'names' in type && type.names.includes(value));
  return names ?? types.find((type) => typeof type === 'string') ?? types.at(-1)!;
}

/** https://docs.stripe.com/error-codes#parameter-invalid-empty */
function empty(path: readonly string[]) {
  const param = nameOf(path);
  return unreadable(
    `You passed an empty string for '${param}'. We assume empty values are an attempt to unset a parameter; however '${param}' cannot be unset. You should remove '${param}' from your request or supply a non-empty value.`,
    { param, code: 'parameter_invalid_empty' },
  );
}

/** Writes a path as `items[0][price]`. */
export function nameOf([first = '', ...rest]: readonly PropertyKey[]): string {
  return [String(first), ...rest.map((part) => `[${String(part)}]`)].join('');
}
