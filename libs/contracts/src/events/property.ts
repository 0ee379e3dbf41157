/**
 * Value types of an event's properties. `texts` and `numbers` are a list and a record; `flags` a record of booleans.
 */
interface Kinds {
  text: string;
  uuid: string;
  moment: string;
  number: number;
  flag: boolean;
  texts: readonly string[];
  numbers: Readonly<Record<string, number>>;
  flags: Readonly<Record<string, boolean>>;
}

type Kind = keyof Kinds;
/** A type as the catalogue writes it: `text?` may be left out, `text|null` is required and may be null. */
export type Property = Kind | `${Kind}?` | `${Kind}|null`;
export type Properties = Readonly<Record<string, Property>>;

type ValueOf<P extends Property> = P extends `${infer K extends Kind}?`
  ? Kinds[K]
  : P extends `${infer K extends Kind}|null`
    ? Kinds[K] | null
    : P extends Kind
      ? Kinds[P]
      : never;

type Optional<Shape extends Properties> = {
  [Name in keyof Shape]: Shape[Name] extends `${Kind}?` ? Name : never;
}[keyof Shape];

/** The type of an object with these properties. */
export type ValuesOf<Shape extends Properties> = {
  -readonly [Name in Exclude<keyof Shape, Optional<Shape>>]: ValueOf<Shape[Name]>;
} & { -readonly [Name in Optional<Shape>]?: ValueOf<Shape[Name]> | undefined };

const uuidShape = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const isRecordOf = (value: unknown, type: string) =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((one) => typeof one === type && !Number.isNaN(one));

const fits: Readonly<Record<Kind, (value: unknown) => boolean>> = {
  text: (value) => typeof value === 'string',
  uuid: (value) => typeof value === 'string' && uuidShape.test(value),
  moment: (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
  number: (value) => typeof value === 'number' && Number.isFinite(value),
  flag: (value) => typeof value === 'boolean',
  texts: (value) => Array.isArray(value) && value.every((one) => typeof one === 'string'),
  numbers: (value) => isRecordOf(value, 'number'),
  flags: (value) => isRecordOf(value, 'boolean'),
};

interface Parts {
  kind: Kind;
  optional: boolean;
  nullable: boolean;
}

const known = new Map<Property, Parts>();

/** Parses each property once: the collector asks for every property of every event. */
function partsOf(property: Property): Parts {
  const found = known.get(property);
  if (found) return found;
  const parts = {
    kind: property.replace(/\?$|\|null$/, '') as Kind,
    optional: property.endsWith('?'),
    nullable: property.endsWith('|null'),
  };
  known.set(property, parts);
  return parts;
}

/**
 * Checks that an object has exactly these properties. An undefined value counts as left out.
 * @returns a phrase for each invalid property, with names and never values; empty when all are valid
 */
export function propertyProblems(shape: Properties, given: Readonly<Record<string, unknown>>): string[] {
  const wrong = Object.entries(shape).flatMap(([name, property]) => {
    const { kind, optional, nullable } = partsOf(property);
    const value = given[name];
    if (value === undefined) return optional ? [] : [`${name} is missing`];
    if (value === null && nullable) return [];
    return fits[kind](value) ? [] : [`${name} is no ${kind}`];
  });
  const unknown = Object.keys(given).filter((name) => given[name] !== undefined && !Object.hasOwn(shape, name));
  return [...wrong, ...unknown.map((name) => `${name} is not in the catalogue`)];
}
