import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

const known = ['.ts', '.tsx', '/index.ts', '/index.tsx'];

/** Requires file extensions in relative imports: Node runs these sources directly and does not guess extensions. */
export const importExtensions = {
  meta: {
    type: 'problem',
    fixable: 'code',
    schema: [],
    messages: { missing: 'A relative import carries its extension, such as `{{ suggestion }}`.' },
  },
  create(context) {
    const check = (source) => {
      if (typeof source?.value !== 'string' || !/^\.{1,2}(\/|$)/.test(source.value)) return;
      if (/\.[a-z0-9]+$/i.test(source.value.split('/').at(-1))) return;
      const target = join(dirname(context.filename), source.value);
      const found = known.find((ending) => existsSync(target + ending));
      const suggestion = source.value.replace(/\/$/, '') + (found ?? '.ts');
      context.report({
        node: source,
        messageId: 'missing',
        data: { suggestion },
        fix: found ? (fixer) => fixer.replaceText(source, `'${suggestion}'`) : null,
      });
    };
    return {
      ImportDeclaration: (node) => check(node.source),
      ImportExpression: (node) => check(node.source),
      ExportAllDeclaration: (node) => check(node.source),
      ExportNamedDeclaration: (node) => check(node.source),
      TSImportType: (node) => check(node.source ?? node.argument?.literal),
    };
  },
};
