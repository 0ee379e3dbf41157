import { execFileSync } from 'node:child_process';
import { copyFileSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { workspaceRoot } from '../webpack/workspace.ts';
import { sharedPackages } from './shared-packages.ts';

const notPacked = ['**/*.test.*', '**/*.stories.*', '**/stories/**', '**/evaluation/**'];
/** Copied as they are: messages, schemas, and scripts in plain JavaScript. */
const copied = '**/*.{json,cjs,mjs,html}';

/**
 * Compiles the sources of all shared packages to JavaScript and declarations, in one program, since they import each
 * other. A package's files are then at the path of its sources below the folder.
 * @throws with the compiler's output if the sources have errors
 */
export function compilePackages(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const config = join(folder, 'tsconfig.json');
  const sources = sharedPackages.map(({ sources }) => join(workspaceRoot, sources));
  writeFileSync(config, JSON.stringify(programOf(folder, sources)));
  const compiler = join(workspaceRoot, 'node_modules/typescript-7/bin/tsc');
  try {
    execFileSync(process.execPath, [compiler, '-p', config, '--checkers', '1'], { encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    throw new Error(`The shared packages do not compile:\n${(error as { stdout: string }).stdout}`, { cause: error });
  }
  rmSync(config);
  for (const { sources } of sharedPackages) copyOthers(sources, folder);
  for (const file of globSync('**/*.{js,mjs,d.ts}', { cwd: folder })) {
    const path = join(folder, file);
    writeFileSync(path, withJavaScriptNames(readFileSync(path, 'utf8')));
  }
}

function programOf(outDir: string, sources: readonly string[]) {
  return {
    extends: join(workspaceRoot, 'tsconfig.base.json'),
    compilerOptions: {
      rootDir: workspaceRoot,
      outDir,
      noEmit: false,
      declaration: true,
      rewriteRelativeImportExtensions: true,
      typeRoots: [join(workspaceRoot, 'node_modules/@types')],
      types: ['node', 'jest', 'react', 'react-dom'],
    },
    include: sources.flatMap((folder) => [`${folder}/**/*.ts`, `${folder}/**/*.tsx`]),
    exclude: notPacked.map((pattern) => join(workspaceRoot, pattern)),
  };
}

function copyOthers(sources: string, folder: string): void {
  for (const file of globSync(copied, { cwd: join(workspaceRoot, sources), exclude: notPacked })) {
    const target = join(folder, sources, file);
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(join(workspaceRoot, sources, file), target);
  }
}

/**
 * Renames relative modules to the compiled files, where the compiler keeps the names of sources: in declarations, in
 * addresses of worklets, and in scripts that it does not compile.
 */
export const withJavaScriptNames = (text: string) =>
  text.replace(/((?:from |import\(|import |new URL\()['"]\.{1,2}\/[^'"\n]*?)\.tsx?(?=['"])/g, '$1.js');
