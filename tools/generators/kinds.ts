import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { coachFiles } from './coach-files.ts';
import { fillTemplates, type NewFile } from './fill-templates.ts';
import { spell } from './names.ts';

/** One thing that can be made. `make` gives its files, and throws where it cannot be made. */
export interface Kind {
  takes: string[];
  then: string;
  make(root: string, ...names: string[]): NewFile[];
}

export const kinds: Record<string, Kind> = {
  feature: {
    takes: ['remote', 'name'],
    then: 'Put it into a page; say it in German too (src/messages/de.json).',
    make(root, remote = '', name = '') {
      mustExist(root, `apps/${remote}/src/routes.ts`, `There is no remote called ${remote}`);
      const { camel, kebab, pascal, words } = spell(name);
      const messages = ['en', 'de'].map((locale) =>
        withMessage(root, `apps/${remote}/src/messages/${locale}.json`, `${camel}.title`, words),
      );
      return [...fillTemplates('feature', `apps/${remote}`, { camel, kebab, pascal }), ...messages].filter(
        // A remote's first test brings its Jest configuration.
        ({ path }) => !path.endsWith('jest.config.mjs') || !existsSync(join(root, path)),
      );
    },
  },
  module: {
    takes: ['name'],
    then: 'Serve its contracts in the routes, and call them from apps/api/src/app/build-app.ts.',
    make(_, name = '') {
      const { camel, kebab, pascal, words } = spell(name);
      return fillTemplates('module', 'apps/api/src/modules', { camel, kebab, pascal, words });
    },
  },
  adapter: {
    takes: ['port', 'vendor'],
    then: 'Its conformance test fails until it is written. Then wire it in apps/api/src/app/compose/open-adapters.ts and add it to the table in ARCHITECTURE.md.',
    make(root, port = '', vendor = '') {
      const conformance = `apps/api/src/ports/testing/${port}-conformance.ts`;
      mustExist(root, conformance, `There is no port called ${port} with a conformance suite`);
      const { camel, kebab, pascal, words } = spell(vendor);
      const suite = /export function (describe\w+)/.exec(readFileSync(join(root, conformance), 'utf8'))?.[1];
      if (!suite) throw new Error(`${conformance} exports no suite`);
      const values = {
        camel,
        kebab,
        pascal,
        words,
        suite,
        port: spell(port).kebab,
        Port: spell(port).pascal,
        portWords: port.replaceAll('-', ' '),
      };
      return fillTemplates('adapter', 'apps/api/src/adapters', values);
    },
  },
  coach: {
    takes: ['slug'],
    then: 'Every text is a placeholder: write, then npm run check:content. A portrait: tools/portraits.',
    make: (root, slug = '') => [...coachFiles(spell(slug)), withCoachLast(root, spell(slug).kebab)],
  },
};

function mustExist(root: string, path: string, otherwise: string): void {
  if (!existsSync(join(root, path))) throw new Error(otherwise);
}

function withCoachLast(root: string, slug: string): NewFile {
  const path = 'content/coaches/order.yaml';
  return { path, text: readFileSync(join(root, path), 'utf8').replace(/,?\s*\]\s*$/, `,\n  ${slug},\n]\n`) };
}

function withMessage(root: string, path: string, key: string, text: string): NewFile {
  const messages = JSON.parse(readFileSync(join(root, path), 'utf8')) as Record<string, string>;
  return { path, text: `${JSON.stringify({ ...messages, [key]: text }, null, 2)}\n` };
}
