import { invalidRequest } from '../wire/index.ts';

interface Clause {
  field: string;
  /** The key within `metadata`. */
  key: string | undefined;
  operator: ':' | '~' | '>' | '<' | '>=' | '<=';
  value: string | number | null;
  negated: boolean;
}

export interface Query {
  joined: 'AND' | 'OR';
  clauses: readonly Clause[];
}

const clause =
  /\s*(?<negated>-)?(?<field>[a-z_.]+)(?:\[(?<quote>["'])(?<key>[^"']+)\k<quote>\])?\s*(?<operator>>=|<=|[:~><])\s*(?:"(?<text>(?:[^"\\]|\\.)*)"|'(?<single>[^']*)'|(?<word>null|true|false|-?\d+(?:\.\d+)?))\s*/y;
const joint = /(?<joint>AND|OR|and|or)\s+/y;
const most = 10;

/**
 * Parses Stripe's search query language. https://docs.stripe.com/search#search-query-language
 * @param fields the searchable fields of the resource, besides `metadata`
 * @throws StripeFailure for a syntax error, for a field that cannot be searched, and for AND combined with OR
 */
export function readQuery(query: string, fields: readonly string[]): Query {
  const clauses: Clause[] = [];
  const joints = new Set<string>();
  let at = 0;
  for (;;) {
    clause.lastIndex = at;
    const found = clause.exec(query);
    if (found === null) throw unreadable(query);
    clauses.push(asClause(found.groups!, fields));
    at = clause.lastIndex;
    if (at >= query.length) break;
    joint.lastIndex = at;
    const next = joint.exec(query);
    // Adjacent clauses are joined by AND.
    if (next) joints.add(next.groups!.joint!.toUpperCase());
    else joints.add('AND');
    at = next ? joint.lastIndex : at;
  }
  if (joints.size > 1)
    throw invalidRequest('We do not support searching with both AND and OR in one query.', { param: 'query' });
  if (clauses.length > most)
    throw invalidRequest(`Your search query has more than ${most} clauses.`, { param: 'query' });
  return { joined: joints.has('OR') ? 'OR' : 'AND', clauses };
}

function asClause(groups: Partial<Record<string, string>>, fields: readonly string[]): Clause {
  const { negated, field = '', key, operator, text, single, word } = groups;
  if (field === 'metadata' ? key === undefined : !fields.includes(field))
    throw invalidRequest(`Field \`${field}\` is an unsupported search field for this resource.`, { param: 'query' });
  const quoted = text?.replaceAll(/\\(.)/g, '$1') ?? single;
  const plain = word === 'null' ? null : Number.isNaN(Number(word)) ? word! : Number(word);
  if (operator === '~' && (quoted ?? '').length < 3)
    throw invalidRequest('Substring search needs at least three characters.', { param: 'query' });
  return {
    field,
    key,
    operator: operator as Clause['operator'],
    value: quoted ?? plain,
    negated: negated !== undefined,
  };
}

/** Whether an object matches a query. Texts are compared without regard to case. */
export function matches({ joined, clauses }: Query, object: object): boolean {
  const holds = (one: Clause) => clauseHolds(one, object) !== one.negated;
  return joined === 'OR' ? clauses.some(holds) : clauses.every(holds);
}

function clauseHolds({ field, key, operator, value }: Clause, object: object): boolean {
  const path = key === undefined ? field.split('.') : [field, key];
  const found = path.reduce<unknown>((within, name) => (within as Record<string, unknown> | null)?.[name], object);
  if (value === null) return found === null || found === undefined;
  if (found === null || found === undefined) return false;
  if (typeof found === 'object') return false;
  const [has, asked] = [`${found as string | number | boolean}`.toLowerCase(), `${value}`.toLowerCase()];
  if (operator === ':') return has === asked;
  if (operator === '~') return has.includes(asked);
  const [one, other] = [Number(found), Number(value)];
  if (operator === '>') return one > other;
  if (operator === '<') return one < other;
  return operator === '>=' ? one >= other : one <= other;
}

function unreadable(query: string) {
  return invalidRequest(`We were unable to parse your search query: ${query}`, { param: 'query' });
}
