import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { mockContract } from '@greenroom/api-client/testing';
import { paths } from '@greenroom/contracts';
import { pageStories } from '@greenroom/frame/stories';
import { announcements } from '../testing/announcement-samples.ts';
import { words } from '../words.ts';
import { AnnouncementsPage } from './announcements-page.tsx';

const meta: Meta = {
  title: 'Pages/Staff: announcements',
  // A staff page loads itself anew in a document that began on another page, as each story does.
  beforeEach: () => {
    const { getEntriesByType } = performance;
    Object.assign(performance, { getEntriesByType: () => [] });
    return () => Object.assign(performance, { getEntriesByType });
  },
};
export default meta;

const page = pageStories({
  routes: [{ path: paths.staffAnnouncements, frame: 'site', load: async () => ({ Page: AnnouncementsPage }) }],
  messages: words,
  address: paths.staffAnnouncements,
  person: 'staff',
  mocks: () => [mockContract('staffAnnouncements', () => ({ announcements, cursor: 'next' }))],
  empty: () => [mockContract('staffAnnouncements', () => ({ announcements: [], cursor: null }))],
});
export const Ready: StoryObj = page.Ready;
export const Empty: StoryObj = page.Empty;
export const Loading: StoryObj = page.Loading;
export const Slow: StoryObj = page.Slow;
export const Failed: StoryObj = page.Failed;
export const Offline: StoryObj = page.Offline;
