import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compilePackages } from './compile-packages.ts';
import { manifestOf } from './manifest-of.ts';
import { readmeOf } from './readme-of.ts';
import { sharedPackages } from './shared-packages.ts';

/**
 * Compiles and packs all shared packages.
 * @param folder is emptied; receives one `.tgz` for each package
 * @returns the paths of the tarballs, by package name
 * @throws if the sources do not compile
 */
export function packPackages(folder: string): Record<string, string> {
  rmSync(folder, { recursive: true, force: true });
  const [compiled, staged] = [join(folder, 'compiled'), join(folder, 'staged')];
  compilePackages(compiled);
  const folders = sharedPackages.map((shared) => {
    const target = join(staged, shared.name.split('/')[1]!);
    mkdirSync(target, { recursive: true });
    cpSync(join(compiled, shared.sources), join(target, 'lib'), { recursive: true });
    for (const file of shared.leftOut ?? []) leaveOut(join(target, 'lib', file));
    const manifest = manifestOf(shared, join(target, 'lib'));
    writeFileSync(join(target, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    writeFileSync(join(target, 'README.md'), readmeOf(manifest));
    return target;
  });
  execFileSync('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', folder, ...folders]);
  rmSync(compiled, { recursive: true });
  rmSync(staged, { recursive: true });
  const tarballs = readdirSync(folder).filter((file) => file.endsWith('.tgz'));
  return Object.fromEntries(
    sharedPackages.map(({ name }) => {
      const begin = `${name.slice(1).replace('/', '-')}-`;
      return [
        name,
        join(
          folder,
          tarballs.find((file) => file.startsWith(begin) && /^\d/.test(file.slice(begin.length)))!,
        ),
      ];
    }),
  );
}

/** Removes a source's compiled files. */
function leaveOut(file: string): void {
  const module = file.replace(/\.ts$/, '');
  for (const name of [file, `${module}.js`, `${module}.d.ts`]) rmSync(name, { force: true });
}
