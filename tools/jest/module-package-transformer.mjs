import { transformSync } from '@swc/core';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const looksLikeModule = /^\s*(import|export)\b(?!\s*\()|\bimport\.meta\b/m;
const importsLater = /\bimport\s*\(/g;

/** Replaces `import()` in a script, with the interop that Node applies to a CommonJS module. */
const importer = `
async function importLater(name) {
  const found = require(name);
  return found?.__esModule ? found : { ...found, default: found };
}`;

function asCommonJs(source, file) {
  if (!looksLikeModule.test(source)) {
    const script = source.replace(importsLater, 'importLater(');
    return script === source ? source : script + importer;
  }
  return transformSync(source, {
    filename: file,
    configFile: false,
    swcrc: false,
    // Scripts that mention `import` or `export` only in a comment stay scripts.
    isModule: 'unknown',
    module: { type: 'commonjs' },
    jsc: { parser: { syntax: 'ecmascript' }, target: 'es2023' },
  }).code;
}

const ownSource = readFileSync(import.meta.filename);

/**
 * Lets tests, which run as CommonJS, load packages that ship ES modules only, or that use `import()`. All other files
 * pass unchanged.
 */
const transformer = {
  process: (source, file) => ({ code: asCommonJs(source, file) }),
  getCacheKey: (source, file) => createHash('sha1').update(ownSource).update(file).update(source).digest('hex'),
};

// Jest takes a transformer's default export.
export default transformer;
