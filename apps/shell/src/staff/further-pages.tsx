/** Staff pages in a chunk of their own, so that the others stay below the size cap. */
export { AnnouncementsPage } from './announcements/announcements-page.tsx';
export { MoneyPage } from './money/money-page.tsx';
