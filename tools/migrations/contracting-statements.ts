/** Statements of a migration that break instances of the previous version. */
const contractions: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['drops', /\bdrop\s+(table|column|type|view|schema|sequence)\b/i],
  ['renames', /\brename\s+(to|column|constraint|value)\b/i],
  ['changes a type', /\balter\s+column\s+\S+\s+(set\s+data\s+)?type\b/i],
  ['asks for a value in what is there', /\balter\s+column\s+\S+\s+set\s+not\s+null\b/i],
  ['takes a default away', /\balter\s+column\s+\S+\s+drop\s+default\b/i],
];

const addedColumn = /\badd\s+column\s+(?:if\s+not\s+exists\s+)?("?\w+"?)(.*)$/i;
const uniqueOn = /\bcreate\s+unique\s+index\b.*?\bon\s+"?(\w+)"?/i;
const made = /\bcreate\s+table\s+(?:if\s+not\s+exists\s+)?"?(\w+)"?/gi;
const constrained = /\balter\s+table\s+(?:only\s+)?"?(\w+)"?\s+add\s+constraint\b(?!.*\bnot\s+valid\b)/i;

/**
 * Reads a migration statement by statement.
 * @returns the contracting statements, as `<what>: <statement>`; empty if it only expands, or if its first line says
 * `-- contracts: <why nobody needs it any more>`
 */
export function contractingStatements(sql: string): string[] {
  if (/^-- contracts: \S/.test(sql)) return [];
  const fresh = new Set([...sql.matchAll(made)].map(([, table]) => table));
  return sql
    .replace(/--.*$/gm, '')
    .split(';')
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim())
    .filter((statement) => statement !== '')
    .flatMap((statement) => faultsOf(statement, fresh).map((what) => `${what}: ${statement.slice(0, 120)}`));
}

function faultsOf(statement: string, fresh: ReadonlySet<string | undefined>): string[] {
  const [table] = /\balter\s+table\s+(?:only\s+)?"?(\w+)"?/i.exec(statement)?.slice(1) ?? [];
  // The previous version does not use tables that this migration creates.
  if (table !== undefined && fresh.has(table)) return [];
  const found = contractions.filter(([, pattern]) => pattern.test(statement)).map(([what]) => what);
  const added = addedColumn.exec(statement)?.[2] ?? '';
  if (/\bnot\s+null\b/i.test(added) && !/\b(default|generated)\b/i.test(added))
    found.push('adds what the version before leaves out');
  const unique = uniqueOn.exec(statement)?.[1];
  if (unique !== undefined && !fresh.has(unique)) found.push('forbids what is there');
  const checked = constrained.exec(statement)?.[1];
  if (checked !== undefined) found.push('forbids what is there');
  return found;
}
