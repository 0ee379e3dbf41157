import type { Locale } from '@greenroom/contracts';
import type { PageAnnouncements } from '@greenroom/federation';
import { escapeHtml } from '../document/escape-html.ts';

/** The id of the element above the page that holds announcements. */
export const announcementsId = 'announcements';

/** Here and not among the shell's messages, which every visitor loads as a script. */
const closeText: Record<Locale, string> = { en: 'Close', de: 'Schließen' };
const none: PageAnnouncements = { version: '', announcements: [] };

/**
 * Returns the announcements above a page as HTML, so that nothing moves once scripts run. Without any, the element is
 * empty: a script fills it if one begins while the page is open.
 */
export function writeAnnouncements({ version, announcements } = none, locale: Locale): string {
  const close = closeText[locale];
  const items = announcements.map(
    ({ uuid, level, text }) =>
      `<div role="${level === 'trouble' ? 'alert' : 'status'}" data-uuid="${escapeHtml(uuid)}"><p id="a-${escapeHtml(uuid)}">${escapeHtml(text)}</p><button type="button" aria-describedby="a-${escapeHtml(uuid)}">${close}</button></div>`,
  );
  return `<div id="${announcementsId}" data-version="${escapeHtml(version)}" data-close="${close}">${items.join('')}</div>`;
}

/** Styles of announcements, which must not depend on the page's scripts. */
export const announcementStyles = `
#${announcementsId} > div { display: flex; flex-wrap: wrap; gap: 4px 16px; align-items: center; justify-content: center; padding: 6px 16px; border-bottom: 1px solid var(--line); border-left: 4px solid var(--text-3); background: var(--surface-2); color: var(--text); font-size: var(--fs-small); }
#${announcementsId} > [role='alert'] { border-left-color: var(--bad); }
#${announcementsId} p { flex: 0 1 auto; margin: 0; max-width: 72ch; min-width: 0; }
#${announcementsId} button { min-height: 44px; padding: 0 12px; border: 0; border-radius: 8px; background: none; color: inherit; font: inherit; text-decoration: underline; cursor: pointer; }
`;
