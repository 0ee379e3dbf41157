import { matchesGlob, relative } from 'node:path';

/** Forbids importing a package outside its home. Options: the workspace's root and the table of homes. */
export const packagesAtHome = {
  meta: {
    type: 'problem',
    schema: [{ type: 'object' }],
    messages: { away: '{{ name }} is not imported here. {{ instead }}' },
  },
  create(context) {
    const { root, table } = context.options[0];
    const file = relative(root, context.filename);
    const foreign = table.filter(({ homes }) => !homes.some((home) => matchesGlob(file, home)));
    const check = (source, typesOnly) => {
      if (typeof source?.value !== 'string') return;
      const name = source.value;
      const entry = foreign.find(({ packages }) => packages.some((one) => name === one || name.startsWith(`${one}/`)));
      if (!entry || (entry.types && typesOnly)) return;
      context.report({ node: source, messageId: 'away', data: { name, instead: entry.instead } });
    };
    return {
      ImportDeclaration: (node) => check(node.source, node.importKind === 'type'),
      ExportNamedDeclaration: (node) => check(node.source, node.exportKind === 'type'),
      ExportAllDeclaration: (node) => check(node.source, node.exportKind === 'type'),
      ImportExpression: (node) => check(node.source, false),
    };
  },
};
