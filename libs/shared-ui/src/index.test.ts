import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const files = globSync('**/*.{ts,tsx}', { cwd: __dirname }).filter((file) => !/\.(test|stories)\./.test(file));
const imports = files.flatMap((file) =>
  [...readFileSync(join(__dirname, file), 'utf8').matchAll(/from '([^']+)'/g)].map(([, target = '']) => ({
    file,
    target,
  })),
);

test('only the overlays import the overlay library, and nothing else imports them', () => {
  expect(imports.length).toBeGreaterThan(50);
  const heavy = imports.filter(({ target }) => /@base-ui|overlays/.test(target));
  expect(heavy.filter(({ file }) => !file.startsWith('overlays/'))).toEqual([]);
});

test('imports nothing of the product', () => {
  expect(imports.filter(({ target }) => target.startsWith('@greenroom/'))).toEqual([]);
});
