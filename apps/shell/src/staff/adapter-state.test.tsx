import { act, render } from '@testing-library/react';
import type { AdapterState, Locale } from '@greenroom/contracts';
import { activateLocale, loadMessages } from '@greenroom/i18n';
import { AdapterStateLine } from './adapter-state.tsx';

const at = '2026-11-20T10:00:00.000Z';
const quiet = { failingSince: null, lastFailure: null, lastFailureAt: null };
const failing = (lastFailure: string): AdapterState => ({
  status: 'failing',
  failingSince: at,
  lastFailure,
  lastFailureAt: at,
});

async function shown(locale: Locale, state: AdapterState) {
  activateLocale(locale);
  await loadMessages();
  const page = await act(async () => render(<AdapterStateLine {...state} />));
  return page.container.textContent;
}

it.each<[Locale, AdapterState, RegExp]>([
  ['en', failing('too-slow'), /^Failing since \d\d Nov 2026, .+: it answers too slowly$/],
  ['de', failing('too-slow'), /^Gestört seit \d\d\.11\.2026, .+: antwortet zu langsam$/],
  ['en', failing('of-tomorrow'), /^Failing since .+: of-tomorrow$/],
  ['en', { ...quiet, status: 'ok', lastFailure: 'too-slow', lastFailureAt: at }, /^Last call succeeded$/],
  ['de', { ...quiet, status: 'ok' }, /^Letzter Aufruf erfolgreich$/],
  ['en', { ...quiet, status: 'unknown' }, /^Not called yet$/],
  ['de', { ...quiet, status: 'unknown' }, /^Noch nicht aufgerufen$/],
  ['en', { ...quiet, status: 'off' }, /^$/],
])('says in %s how an adapter performs: %j', async (locale, state, text) => {
  expect(await shown(locale, state)).toMatch(text);
});
