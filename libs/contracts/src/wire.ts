import { z } from 'zod';
import { renameKeys, toCamel, toSnake } from './casing.ts';
import type { Contract } from './contract.ts';

/**
 * Where a schema holds records, whose keys are data and keep their names on the wire.
 * @returns dotted paths in camelCase, arrays left out, as {@link renameKeys} takes them
 * @throws where a record holds another record: their paths cannot be told by names
 */
export function verbatimPaths(schema: z.core.$ZodType, at = '', inRecord = false): string[] {
  const def = (schema as z.core.$ZodTypes)._zod.def;
  switch (def.type) {
    case 'record':
      if (inRecord) throw new Error(`A record inside a record, at "${at}", cannot keep its keys on the wire`);
      return [at, ...verbatimPaths(def.valueType, `${at}.*`, true)];
    case 'object':
      return Object.entries(def.shape).flatMap(([key, inner]) =>
        verbatimPaths(inner, at === '' ? key : `${at}.${key}`, inRecord),
      );
    case 'array':
      return verbatimPaths(def.element, at, inRecord);
    case 'union':
      return [...new Set(def.options.flatMap((option) => verbatimPaths(option, at, inRecord)))];
    case 'intersection':
      return [...verbatimPaths(def.left, at, inRecord), ...verbatimPaths(def.right, at, inRecord)];
    case 'pipe':
      return verbatimPaths(def.out, at, inRecord);
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
    case 'catch':
      return verbatimPaths(def.innerType, at, inRecord);
    default:
      return [];
  }
}

/**
 * A reply as it goes over the wire: encoded by its schema, so that nothing the schema does not name leaks, in snake_case.
 * @throws ZodError when the value does not fit the schema
 */
export function toWire<Schema extends z.ZodType>(schema: Schema, value: z.output<Schema>): unknown {
  return renameKeys(z.encode(schema, value), toSnake, recordsOf(schema).paths);
}

/** A reply of a contract as it goes over the wire, in the names its endpoint uses. */
export function replyOnWire({ endpoint, reply }: Contract, value: unknown): unknown {
  return endpoint.casing === 'camel' ? z.encode(reply, value) : toWire(reply, value);
}

/** What came over the wire, keys in camelCase, read by its schema; the result is Zod's, of `safeParse`. */
export function fromWire<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): z.ZodSafeParseResult<z.output<Schema>> {
  return schema.safeParse(renameKeys(value, toCamel, recordsOf(schema).onWire));
}

const known = new WeakMap<z.core.$ZodType, { paths: string[]; onWire: string[] }>();

/** Where a schema holds records, in both namings. Found once for each schema, since it is asked for each event of a stream. */
function recordsOf(schema: z.core.$ZodType): { paths: string[]; onWire: string[] } {
  const found = known.get(schema);
  if (found) return found;
  const paths = verbatimPaths(schema);
  const records = { paths, onWire: wireNames(paths) };
  known.set(schema, records);
  return records;
}

/** Dotted camelCase paths in the wire's names. */
export function wireNames(paths: readonly string[]): string[] {
  return paths.map((path) => path.split('.').map(toSnake).join('.'));
}
