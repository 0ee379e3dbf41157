import { compileFunction } from 'node:vm';

/**
 * Runs the code of a server bundle and returns its exports.
 * @param filename name shown in stack traces
 * @param require resolves modules from outside the bundle
 */
export function runBundle(code: string, filename: string, require: (name: string) => unknown): unknown {
  const module = { exports: {} };
  const run = compileFunction(code, ['module', 'exports', 'require'], { filename });
  Reflect.apply(run, module.exports, [module, module.exports, require]);
  return module.exports;
}
