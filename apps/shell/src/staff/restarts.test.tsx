import { act, render } from '@testing-library/react';
import type { Locale, StaffOverview } from '@greenroom/contracts';
import { activateLocale, loadMessages } from '@greenroom/i18n';
import { Restarts } from './restarts.tsx';

async function shown(locale: Locale, restarts: StaffOverview['restarts']) {
  activateLocale(locale);
  await loadMessages();
  const page = await act(async () => render(<Restarts restarts={restarts} />));
  return page.container.textContent;
}
const at = '2026-11-24T10:00:00.000Z';

it.each<[Locale, StaffOverview['restarts'], RegExp]>([
  ['en', { count: 0, last: null }, /^Restarts since start: 0$/],
  ['en', { count: 2, last: { exit: 'SIGKILL', at } }, /^Restarts since start: 2, last 2\d Nov 2026, .+ \(SIGKILL\)$/],
  ['de', { count: 0, last: null }, /^Neustarts seit dem Start: 0$/],
  [
    'de',
    { count: 1, last: { exit: 'exit code 134', at } },
    /^Neustarts seit dem Start: 1, zuletzt 2\d\.11\.2026, .+ \(Exit-Code 134\)$/,
  ],
  ['en', null, /^$/],
])('says in %s how often the server was restarted: %j', async (locale, restarts, text) => {
  expect(await shown(locale, restarts)).toMatch(text);
});
