import fc from 'fast-check';
import type { z } from 'zod';

/**
 * Placeholders for values known only when the request is sent: `«own:messageUuid:7»`, `«other:…»`, the person's mark, a
 * word of the catalogue.
 */
export const placeholder = {
  own: (key: string, n: number) => `«own:${key}:${n}»`,
  other: (key: string, n: number) => `«other:${key}:${n}»`,
  mark: '«mark»',
  password: '«password»',
};

type Schema = z.core.JSONSchema.JSONSchema;

const some = fc.nat({ max: 9_999 });
/** An id: mostly the person's own, often another person's, sometimes unknown. */
export const idNamed = (key: string) =>
  fc.oneof(
    { weight: 5, arbitrary: some.map((n) => placeholder.own(key, n)) },
    { weight: 4, arbitrary: some.map((n) => placeholder.other(key, n)) },
    { weight: 1, arbitrary: fc.uuid() },
  );

const isId = (key: string) => /(uuid|id|slug|idorslug|key|cursor)$/i.test(key);

/** Generates values that a JSON Schema accepts; rules it cannot express are left to the server. */
export function fromSchema(schema: Schema, key = ''): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((one) => fromSchema(one, key)));
  if (schema.allOf) return fc.tuple(...schema.allOf.map((one) => fromSchema(one, key))).map(merged);
  switch (schema.type) {
    case 'object':
      return objectFrom(schema);
    case 'array':
      return fc.array(fromSchema((schema.items ?? {}) as Schema, key.replace(/s$/, '')), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(Math.max(schema.minItems ?? 0, 4), schema.maxItems ?? 4),
      });
    case 'integer':
    case 'number':
      return numberFrom(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return textFrom(schema, key);
    default:
      return isId(key) ? idNamed(key) : fc.oneof(fc.nat({ max: 50 }), fc.jsonValue({ maxDepth: 2 }));
  }
}

const merged = (parts: unknown[]): unknown => Object.assign({}, ...parts);

function objectFrom({ properties = {}, required = [], additionalProperties }: Schema): fc.Arbitrary<unknown> {
  const entries = Object.entries(properties).map(([name, inner]) => [name, fromSchema(inner as Schema, name)] as const);
  const known = fc.record(Object.fromEntries(entries), { requiredKeys: required });
  if (typeof additionalProperties !== 'object' || entries.length > 0) return known;
  return fc.dictionary(fc.string({ maxLength: 12 }), fromSchema(additionalProperties), { maxKeys: 4 });
}

function numberFrom({ type, minimum = 0, maximum = minimum + 1_000 }: Schema): fc.Arbitrary<number> {
  const least = Math.max(minimum, -1_000_000);
  const most = Math.max(least, Math.min(maximum, 1_000_000));
  if (type === 'integer') return fc.integer({ min: Math.ceil(least), max: Math.floor(most) });
  return fc.double({ min: least, max: most, noNaN: true });
}

function textFrom(schema: Schema, key: string): fc.Arbitrary<string> {
  const { format, pattern, minLength = 0, maxLength = 200 } = schema;
  if (format === 'uuid' || (isId(key) && pattern === undefined)) return idNamed(key);
  if (/password/i.test(key)) return fc.constant(placeholder.password);
  if (/email|username/i.test(key)) return some.map((n) => `somebody-${n}@people.example`);
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  if (format === 'uri') return fc.webUrl();
  if (format === 'base64' || key === 'base64') return fc.string().map((text) => Buffer.from(text).toString('base64'));
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  const words = some.map((n) => `${placeholder.mark} How do I begin, no. ${n}?`);
  return fc
    .oneof({ weight: 3, arbitrary: words }, { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 80 }) })
    .map((text) => text.padEnd(minLength, 'x').slice(0, Math.max(minLength, maxLength)));
}
