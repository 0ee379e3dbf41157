import { compileFunction } from 'node:vm';

/**
 * Runs the code of a server bundle and gives what it exports.
 * @param filename what it is called in stack traces
 * @param require answers what the bundle asks for beside its own modules
 */
export function runBundle(code: string, filename: string, require: (name: string) => unknown): unknown {
  const module = { exports: {} };
  const run = compileFunction(code, ['module', 'exports', 'require'], { filename });
  Reflect.apply(run, module.exports, [module, module.exports, require]);
  return module.exports;
}
