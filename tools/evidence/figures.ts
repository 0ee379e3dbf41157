import { z } from 'zod';

/** The result of a command's last run. */
const LastRun = z.object({
  /** The day, as YYYY-MM-DD. */
  date: z.iso.date(),
  /** Whether the command exited with 0; it exits with another code if it misses its budget. */
  held: z.boolean(),
  /** The JSON object in its last line. */
  figures: z.record(z.string(), z.unknown()),
});

/** docs/evidence.json: the last run of each command, by the name of its script in package.json. */
export const Runs = z.record(z.string(), LastRun);
export type Runs = z.infer<typeof Runs>;

const begin = '<!-- figures of docs/evidence.json: npm run evidence -- <script> -->';
const end = '<!-- end of figures -->';

/** Returns the JSON object that a command prints as its last line. @throws Error if there is none */
export function lastObject(output: string): Record<string, unknown> {
  const line = output.trim().split('\n').at(-1) ?? '';
  try {
    return z.record(z.string(), z.unknown()).parse(JSON.parse(line));
  } catch (cause) {
    throw new Error(`The last line is no JSON object: ${line.slice(0, 200)}`, { cause });
  }
}

/** Returns the page with a new table of figures. @throws Error if the page has no place for it */
export function withFigures(page: string, runs: Runs): string {
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from === -1 || to < from) throw new Error(`docs/evidence.md has no place for figures: ${begin} … ${end}`);
  const rows = Object.entries(runs)
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([script, { date, held, figures }]) => {
      const said = leavesOf(figures).slice(0, most).join(', ');
      return `| \`npm run ${script} -- --json\` | ${held ? 'held' : '**missed**'} | ${said} | ${date} |`;
    });
  const table = ['| command | budget | figures | when |', '| --- | --- | --- | --- |', ...rows].join('\n');
  return `${page.slice(0, from)}${begin}\n\n${table}\n\n${page.slice(to)}`;
}

/** Maximum number of figures per command on the page; the JSON file holds all of them. */
const most = 8;

/**
 * Returns the numbers of an object and of nested objects, by their path. A list element is one entry, named by its
 * strings. Elements of the half that rules were developed on (`half` is `development`) are no evidence and are left
 * out.
 */
function leavesOf(value: object, path = ''): string[] {
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) => {
    const at = path === '' ? name : `${path}.${name}`;
    if (typeof inner === 'number') return [`${at} ${Number(inner.toPrecision(4))}`];
    if (Array.isArray(inner)) return inner.flatMap((one: unknown) => elementOf(one));
    return typeof inner === 'object' && inner !== null ? leavesOf(inner, at) : [];
  });
}

function elementOf(element: unknown): string[] {
  if (typeof element !== 'object' || element === null) return [];
  if ('half' in element && element.half === 'development') return [];
  const words = Object.values(element).filter((one) => typeof one === 'string');
  const numbers = leavesOf(element);
  return numbers.length === 0 ? [] : [`${words.join(' ')} (${numbers.join(', ')})`.trim()];
}
