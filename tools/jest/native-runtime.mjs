import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import Runtime from 'jest-runtime';

const require = createRequire(import.meta.url);

/** Modules that this process has imported; only watch mode imports one again. */
const imported = new Map();

/**
 * Lets Node import test files and the code they test, as in production: types are stripped, nothing is compiled, and a
 * module is evaluated once for all files of a worker. There are no module mocks and no globals per file, so a test must
 * restore what it replaces.
 */
export default class NativeRuntime extends Runtime {
  unstable_shouldLoadAsEsm() {
    return true;
  }

  async unstable_importModule(path) {
    globalThis.jest = this.requireModuleOrMock(path, '@jest/globals').jest;
    const times = imported.get(path) ?? 0;
    imported.set(path, times + 1);
    return import(pathToFileURL(path).href + (times === 0 ? '' : `?again=${times}`));
  }

  requireModule(from, name = from) {
    return createRequire(from)(name);
  }

  /** Jest's own part of a run keeps its state in module variables, so each file gets a fresh one. */
  requireInternalModule(from, name = from) {
    const path = require.resolve(name);
    Reflect.deleteProperty(require.cache, path);
    Reflect.deleteProperty(globalThis, Symbol.for('EVENT_HANDLERS'));
    return require(path);
  }

  installGetBuiltinModule() {}
}
