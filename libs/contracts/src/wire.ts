import { z } from 'zod';
import { renameKeys, toCamel, toSnake } from './casing.ts';
import type { Contract } from './contract.ts';

/**
 * Returns the paths of a schema's records, whose keys are data and keep their names on the wire.
 * @returns dotted paths in camelCase, arrays left out, as {@link renameKeys} takes them
 * @throws when a record holds another record: dotted paths cannot name its records
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
 * Encodes a reply for the wire by its schema, in snake_case, and drops everything that the schema does not name.
 * @throws ZodError when the value does not fit the schema
 */
export function toWire<Schema extends z.ZodType>(schema: Schema, value: z.output<Schema>): unknown {
  return renameKeys(z.encode(schema, value), toSnake, recordsOf(schema).paths);
}

/** Encodes a reply of a contract for the wire, in the names its endpoint uses. */
export function replyOnWire({ endpoint, reply }: Contract, value: unknown): unknown {
  return endpoint.casing === 'camel' ? z.encode(reply, value) : toWire(reply, value);
}

/**
 * Converts keys to camelCase and parses a value from the wire by its schema; returns the result of Zod's `safeParse`.
 */
export function fromWire<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): z.ZodSafeParseResult<z.output<Schema>> {
  return schema.safeParse(renameKeys(value, toCamel, recordsOf(schema).onWire));
}

const known = new WeakMap<z.core.$ZodType, { paths: string[]; onWire: string[] }>();

/**
 * Returns the paths of a schema's records, in both namings. Cached by schema, since every event of a stream needs them.
 */
function recordsOf(schema: z.core.$ZodType): { paths: string[]; onWire: string[] } {
  const found = known.get(schema);
  if (found) return found;
  const paths = verbatimPaths(schema);
  const records = { paths, onWire: wireNames(paths) };
  known.set(schema, records);
  return records;
}

/** Converts dotted camelCase paths to the wire's names. */
export function wireNames(paths: readonly string[]): string[] {
  return paths.map((path) => path.split('.').map(toSnake).join('.'));
}
