import type { Locale, ReleaseNoticeKind } from '@greenroom/contracts';
import type { ReleaseNotice } from './mail-template.ts';
import { mailText } from './mail-text.ts';
import type { Said } from './said.ts';

/** In characters. */
const longestText = 600;

const titles: Record<Locale, Record<ReleaseNoticeKind, (what: string) => string>> = {
  en: {
    returned: (what) => `${what} went back by itself`,
    suspect: (what) => `${what} looks worse: please decide`,
    waiting: (what) => `${what} waits for more views`,
    'waited-out': (what) => `${what} waited for a week: please decide`,
    'ramp-failed': (what) => `The ramp of ${what} cannot be judged`,
    registry: () => 'The registry of releases is not used',
  },
  de: {
    returned: (what) => `${what} ist von selbst zurückgekehrt`,
    suspect: (what) => `${what} wirkt schlechter: bitte entscheiden Sie`,
    waiting: (what) => `${what} wartet auf mehr Aufrufe`,
    'waited-out': (what) => `${what} hat eine Woche gewartet: bitte entscheiden Sie`,
    'ramp-failed': (what) => `Der Weg von ${what} lässt sich nicht beurteilen`,
    registry: () => 'Das Verzeichnis der Versionen wird nicht benutzt',
  },
};

/** Tells the owner of an app what happened to a release, in both languages. The figures are always in English. */
export const releaseWords: Record<Locale, (content: ReleaseNotice) => Said> = {
  en: (content) => [
    titleOf('en', content),
    [mailText(content.text, longestText)],
    'Look at the releases',
    ['You get this because you own this part of the site.'],
  ],
  de: (content) => [
    titleOf('de', content),
    [mailText(content.text, longestText)],
    'Die Versionen ansehen',
    ['Sie bekommen das, weil Ihnen dieser Teil der Seite gehört.'],
  ],
};

const titleOf = (locale: Locale, { kind, app, version }: ReleaseNotice) =>
  titles[locale][kind](mailText(`${app} ${version}`.trim(), longestText));
