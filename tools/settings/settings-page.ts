import { settingsTable } from '@greenroom/api/settings-table';

/** Returns the text of docs/settings.md, generated from the settings table. */
export function settingsPage(): string {
  return [
    '# Settings',
    '',
    'Generated from `apps/api/src/app/settings/settings-table.ts` by `npm run docs:settings`. Settings are environment variables. They are read once, at the start; an empty one counts as not set. All invalid settings are reported together, by name and never by value. Without `DATABASE_URL`, `PUBLIC_URL` and `COOKIE_SECRET` the product is a demonstration: it refuses to listen on, or to use, a public address. Store settings marked 🔒 as secrets.',
    '',
    ...Object.entries(settingsTable).flatMap(([group, settings]) => [
      `## ${group}`,
      '',
      '| setting | type | default | description |',
      '| --- | --- | --- | --- |',
      ...Object.entries(settings).map(
        ([name, { type, standard, does, secret }]) =>
          `| \`${name}\`${secret ? ' 🔒' : ''} | ${type} | ${standard} | ${does} |`,
      ),
      '',
    ]),
  ].join('\n');
}
