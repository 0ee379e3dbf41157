import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const folder = import.meta.dirname;
const packages = ['drizzle-orm', 'drizzle-orm/pg-core', 'drizzle-orm/node-postgres'];

/** Imports the packages in a process of its own. @param quickly with the hook under test */
function importAll(quickly: boolean) {
  const script = `
    import { registerHooks } from 'node:module';
    const askedOfNode = [];
    registerHooks({
      resolve(specifier, context, next) {
        if (context.parentURL?.includes('/node_modules/drizzle-orm/') || specifier.startsWith('drizzle-orm'))
          askedOfNode.push(specifier);
        return next(specifier, context);
      },
    });
    ${quickly ? `await import(${JSON.stringify(join(folder, 'resolve-drizzle.ts'))});` : ''}
    const names = {};
    for (const name of ${JSON.stringify([...packages, ...packages])}) names[name] = Object.keys(await import(name));
    console.log(JSON.stringify({ names, askedOfNode }));
  `;
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: folder, encoding: 'utf8' });
  return JSON.parse(said) as { names: Record<string, string[]>; askedOfNode: string[] };
}

test('the same is imported, and Node reads the package’s list of entry points once for each', () => {
  const usual = importAll(false);
  const quick = importAll(true);
  expect(quick.names).toEqual(usual.names);
  expect(usual.askedOfNode.length).toBeGreaterThan(400);
  const ours = quick.askedOfNode.filter((specifier) => specifier.startsWith('drizzle-orm'));
  expect(ours).toEqual(packages);
  expect(quick.askedOfNode.filter((specifier) => specifier.startsWith('.'))).toEqual([]);
});
