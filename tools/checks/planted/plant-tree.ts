import { copyFileSync, existsSync, mkdirSync, mkdtempSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { workspaceRoot } from '../workspace-files.ts';

/** An import of a file or a package; `type` marks a type-only import. */
export type PlantedImport = [from: string, to: string, kind?: 'type'];

/** Creates a small workspace in a temporary folder: these files with their imports, and the workspace's packages. */
export function plantTree(imports: PlantedImport[]): string {
  const root = mkdtempSync(join(tmpdir(), 'greenroom-planted-'));
  copyFileSync(join(workspaceRoot, 'tsconfig.base.json'), join(root, 'tsconfig.base.json'));
  const texts = new Map<string, string>();
  for (const [from, to, kind] of imports) {
    const statement = kind === 'type' ? 'import type {} from' : 'import';
    texts.set(from, (texts.get(from) ?? '') + `${statement} '${requestOf(from, to)}';\n`);
    if (isFile(to)) texts.set(to, texts.get(to) ?? '');
    else if (isPackage(to)) plantPackage(root, to);
  }
  for (const [file, text] of texts) write(root, file, text);
  return root;
}

const isFile = (name: string) => name.endsWith('.ts');
const isPackage = (name: string) => !name.startsWith('node:') && name !== 'not-installed';

function requestOf(from: string, to: string): string {
  if (!isFile(to)) return to;
  const path = relative(dirname(from), to);
  return path.startsWith('.') ? path : `./${path}`;
}

/** Links a workspace package to its real folder; creates a folder for any other package. */
function plantPackage(root: string, name: string): void {
  const place = join(root, 'node_modules', name);
  if (existsSync(place)) return;
  const manifest = JSON.stringify({ name, version: '1.0.0', exports: './src/index.ts' });
  const folder = name.startsWith('@greenroom/')
    ? relative(workspaceRoot, realpathSync(join(workspaceRoot, 'node_modules', name)))
    : join('node_modules', name);
  write(root, join(folder, 'package.json'), manifest);
  write(root, join(folder, 'src/index.ts'), 'export {};\n');
  if (!folder.startsWith('libs/')) return;
  mkdirSync(dirname(place), { recursive: true });
  symlinkSync(join(root, folder), place);
}

function write(root: string, file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}
