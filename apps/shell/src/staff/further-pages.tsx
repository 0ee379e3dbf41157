/** Staff pages in a chunk of their own, so that the others stay below the size cap. */
export { AnnouncementsPage } from './announcements/announcements-page.tsx';
export { JobsPage } from './jobs/jobs-page.tsx';
export { MoneyPage } from './money/money-page.tsx';
export { ReleasesPage } from './releases/releases-page.tsx';
