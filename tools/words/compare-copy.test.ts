import { compareCopy } from './compare-copy.ts';

const copy = (en: Record<string, string>, de: Record<string, string>) => ({ en, de });

it('finds texts that changed in one language, and leaves out those that stayed or are new', () => {
  const before = copy({ nav: 'Scenes', go: 'Go', old: 'Gone' }, { nav: 'Szenen', go: 'Los', old: 'Weg' });
  const now = copy({ nav: 'Practice', go: 'Go', more: 'More' }, { nav: 'Üben', go: 'Los', more: 'Mehr' });
  expect(compareCopy(before, now)).toEqual([
    { key: 'nav', before: { en: 'Scenes', de: 'Szenen' }, now: { en: 'Practice', de: 'Üben' } },
  ]);
});

it('follows a text whose key was renamed', () => {
  const before = copy({ door: 'Log in' }, { door: 'Einloggen' });
  const now = copy({ logIn: 'Log in' }, { logIn: 'Anmelden' });
  expect(compareCopy(before, now)).toEqual([
    { key: 'logIn', before: { en: 'Log in', de: 'Einloggen' }, now: { en: 'Log in', de: 'Anmelden' } },
  ]);
});
