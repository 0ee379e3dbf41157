import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { mockContract } from '@greenroom/api-client/testing';
import { paths } from '@greenroom/contracts';
import { pageStories } from '@greenroom/frame/stories';
import { nothingPublished, nothingReported, releaseStatus } from '../testing/release-samples.ts';
import { words } from '../words.ts';
import { ReleasesPage } from './releases-page.tsx';

const meta: Meta = {
  title: 'Pages/Staff: releases',
  // A staff page loads itself anew in a document that began on another page, as each story does.
  beforeEach: () => {
    const { getEntriesByType } = performance;
    Object.assign(performance, { getEntriesByType: () => [] });
    return () => Object.assign(performance, { getEntriesByType });
  },
};
export default meta;

const page = pageStories({
  routes: [{ path: paths.staffReleases, frame: 'site', load: async () => ({ Page: ReleasesPage }) }],
  messages: words,
  address: paths.staffReleases,
  person: 'staff',
  mocks: () => [
    mockContract('staffReleases', () => releaseStatus),
    mockContract('staffReleaseHistory', () => ({ changes: [], cursor: null })),
    mockContract('staffReleaseGuardrails', () => nothingReported),
  ],
  empty: () => [mockContract('staffReleases', () => nothingPublished)],
});
export const Ready: StoryObj = page.Ready;
export const Empty: StoryObj = page.Empty;
export const Loading: StoryObj = page.Loading;
export const Slow: StoryObj = page.Slow;
export const Failed: StoryObj = page.Failed;
export const Offline: StoryObj = page.Offline;
