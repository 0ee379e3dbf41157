import { dirname, join, normalize } from 'node:path';

/** Scripts and paths that a document mentions. */
export interface NamedThings {
  scripts: string[];
  /** Relative to the workspace's root. */
  paths: string[];
}

const ownScripts = ['start', 'test'];
const isPath = /^(apps|libs|tools|e2e|docs|content|deploy|\.ci)\/[^\s*<>{}…$]*$/;

/** Returns the npm scripts, the paths in backticks and the relative links of a Markdown document. */
export function namedIn(document: string, text: string): NamedThings {
  const code = [...text.matchAll(/```[^\n]*\n([\s\S]*?)```|`([^`\n]+)`/g)].map(
    ([, block, span]) => block ?? span ?? '',
  );
  return {
    scripts: unique(code.flatMap(scriptsIn)),
    paths: unique([
      ...[...text.replaceAll(/```[\s\S]*?```/g, '').matchAll(/`([^`\n]+)`/g)].flatMap(([, span]) => pathIn(span ?? '')),
      ...[...text.matchAll(/\]\(([^)\s]+)\)|(?:src|href)="([^"]+)"/g)].flatMap(([, link, attribute]) =>
        linked(document, link ?? attribute ?? ''),
      ),
    ]),
  };
}

function scriptsIn(code: string): string[] {
  const run = [...code.matchAll(/\bnpm run (?:-\S+ )*([\w:-]+)/g)].map(([, name]) => name ?? '');
  const own = [...code.matchAll(/\bnpm (\w+)/g)]
    .map(([, name]) => name ?? '')
    .filter((name) => ownScripts.includes(name));
  return [...run, ...own];
}

function pathIn(span: string): string[] {
  return isPath.test(span) ? [span.replace(/:\d+$/, '').replace(/\/$/, '')] : [];
}

function linked(document: string, link: string): string[] {
  const [path] = link.split('#');
  if (!path || /^[a-z]+:/i.test(path)) return [];
  return [normalize(join(dirname(document), decodeURI(path))).replace(/\/$/, '')];
}

const unique = (names: string[]) => [...new Set(names)];
