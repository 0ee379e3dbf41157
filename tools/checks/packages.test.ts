import { readWorkspaceFile, workspaceFiles } from './workspace-files.ts';

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const exact = /^(npm:.+@)?\d+\.\d+\.\d+(-[\w.]+)?$/;
const inexact = ({ dependencies, devDependencies }: Manifest) =>
  Object.entries({ ...dependencies, ...devDependencies }).filter(([, version]) => !exact.test(version));
const read = (file: string) => JSON.parse(readWorkspaceFile(file)) as unknown;

test.each(['^1.0.0', '~1.0.0', '1.x', '*', 'latest', '>=1.0.0', 'https://example.com/a.tgz', 'file:../a'])(
  'rejects %s as not exact',
  (version) => {
    expect(inexact({ dependencies: { planted: version } })).toHaveLength(1);
  },
);

test('versions are exact', () => {
  expect(inexact(read('package.json') as Manifest)).toEqual([]);
});

test('only the root package.json names packages', () => {
  const manifests = workspaceFiles('{apps,libs}/*/package.json', '{e2e,tools}/**/package.json');
  const naming = manifests.filter((file) => {
    const { dependencies, devDependencies } = read(file) as Manifest;
    return dependencies ?? devDependencies;
  });
  expect(naming).toEqual([]);
});

test('the lockfile names no download addresses, so that it works with any registry', () => {
  const { packages } = read('package-lock.json') as { packages: Record<string, { resolved?: string; link?: boolean }> };
  const addressed = Object.entries(packages).filter(([, { resolved, link }]) => resolved !== undefined && !link);
  expect(addressed.map(([name]) => name)).toEqual([]);
});
