import { registerHooks, type ResolveFnOutput } from 'node:module';

/** Results for our own files, by specifier: there is one version of the package. */
const known = new Map<string, ResolveFnOutput>();
const isOurs = (file: string | undefined) => file !== undefined && !file.includes('/node_modules/');

/**
 * Importing this file makes later imports of drizzle-orm quick. Its package.json lists 447 entry points (130 kB), and
 * Node parses that list again for each of some 600 imports of and within the package (ADR 122).
 */
registerHooks({
  resolve(specifier, context, next) {
    const { parentURL } = context;
    if (/^\.\.?\/.+\.js$/.test(specifier) && parentURL?.includes('/node_modules/drizzle-orm/'))
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
    if (!/^drizzle-orm(\/|$)/.test(specifier) || !isOurs(parentURL)) return next(specifier, context);
    const resolved = known.get(specifier) ?? next(specifier, context);
    known.set(specifier, resolved);
    return { ...resolved, shortCircuit: true };
  },
});
