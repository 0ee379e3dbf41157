/**
 * `npm run bench:affected -- [commits [last commit]]`: measures which part of the server's test files Nx runs for a
 * commit, replaying the last commits of the history on today's projects. A file that has moved since counts at its
 * current path. Commits that touch no server code are left out.
 */
import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workspaceRoot } from '../webpack/workspace.ts';

interface Graph {
  graph: {
    nodes: Record<string, { data: { root: string } }>;
    dependencies: Record<string, { target: string }[]>;
  };
}

const [count = '100', last = 'HEAD'] = process.argv.slice(2);
const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: workspaceRoot, encoding: 'utf8', maxBuffer: 1 << 28 }).trim();

const { nodes, dependencies } = readGraph();
const roots = Object.entries(nodes)
  .map(([name, { data }]) => ({ name, root: data.root }))
  .filter(({ root }) => root !== '.')
  .toSorted((a, b) => b.root.length - a.root.length);
const testsOf = new Map(
  roots
    .filter(({ root }) => root === 'apps/api' || root.startsWith('libs/server/'))
    .map(({ name, root }) => [name, globSync(`${root}/**/*.test.ts`, { cwd: workspaceRoot }).length]),
);
const all = [...testsOf.values()].reduce((sum, tests) => sum + tests, 0);

const shares = git('log', `-${count}`, '--no-merges', '--format=%H', last)
  .split('\n')
  .flatMap((commit) => {
    const touched = new Set(filesOf(commit).flatMap((file) => projectOf(file) ?? []));
    if (![...touched].some((name) => testsOf.has(name))) return [];
    const affected = withDependents(touched);
    return [[...affected].reduce((sum, name) => sum + (testsOf.get(name) ?? 0), 0) / all];
  })
  .toSorted((a, b) => a - b);

const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
const percent = (share = 0) => `${(share * 100).toFixed(1)} %`;
console.log(
  `${shares.length} of ${count} commits touch the server: of its ${all} test files run ${percent(mean)} in the mean, ` +
    `${percent(shares[shares.length >> 1])} in the median`,
);

function readGraph(): Graph['graph'] {
  const file = join(mkdtempSync(join(tmpdir(), 'greenroom-graph-')), 'graph.json');
  execFileSync('npx', ['nx', 'graph', `--file=${file}`], { cwd: workspaceRoot, stdio: 'ignore' });
  return (JSON.parse(readFileSync(file, 'utf8')) as Graph).graph;
}

/** Returns the files of a commit by their current names. */
function filesOf(commit: string): string[] {
  const files = git('show', '--name-only', '--format=', commit).split('\n').filter(Boolean);
  const moved = new Map(
    git('diff', '-M40%', '--diff-filter=R', '--name-status', commit, 'HEAD')
      .split('\n')
      .filter(Boolean)
      .map((line) => line.split('\t').slice(1) as [from: string, to: string]),
  );
  return files.map((file) => moved.get(file) ?? movedFolder(file));
}

/** Returns the current location of a file that no longer exists. */
function movedFolder(file: string): string {
  return file
    .replace(/^apps\/api\/src\/modules\/([^/]+)\//, 'libs/server/$1/')
    .replace(/^apps\/api\/src\/(adapters|database|ports)\//, 'libs/server/$1/');
}

function projectOf(file: string): string | undefined {
  return roots.find(({ root }) => file.startsWith(`${root}/`))?.name;
}

function withDependents(touched: ReadonlySet<string>): Set<string> {
  const affected = new Set(touched);
  for (let size = -1; size < affected.size;) {
    size = affected.size;
    for (const [name, needed] of Object.entries(dependencies))
      if (needed.some(({ target }) => affected.has(target))) affected.add(name);
  }
  return affected;
}
