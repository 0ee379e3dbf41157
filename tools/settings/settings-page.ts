import { settingsTable } from '@greenroom/api/settings-table';

/** Returns the text of docs/settings.md, generated from the settings table. */
export function settingsPage(): string {
  return [
    '# Settings',
    '',
    'Made of `apps/api/src/app/settings/settings-table.ts` by `npm run docs:settings`. They come from the environment and are read once, at the start; an empty one counts as one that is not there. What is wrong is told all at once, by names and never by values. Without `DATABASE_URL`, `PUBLIC_URL` and `COOKIE_SECRET` the product is a demonstration, which refuses to listen for others or to call itself by a public address. 🔒 belongs where secrets are kept.',
    '',
    ...Object.entries(settingsTable).flatMap(([group, settings]) => [
      `## ${group}`,
      '',
      '| setting | type | without it | what it does |',
      '| --- | --- | --- | --- |',
      ...Object.entries(settings).map(
        ([name, { type, standard, does, secret }]) =>
          `| \`${name}\`${secret ? ' 🔒' : ''} | ${type} | ${standard} | ${does} |`,
      ),
      '',
    ]),
  ].join('\n');
}
