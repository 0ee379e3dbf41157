import { ownedAllowances } from '../../modules/allowances/index.ts';
import { ownedCalls } from '../../modules/calls/index.ts';
import { ownedConversations } from '../../modules/coaching/index.ts';
import { ownedCommerce } from '../../modules/commerce/index.ts';
import { ownedEvents } from '../../modules/events/index.ts';
import { ownedMeetings } from '../../modules/meetings/index.ts';
import type { OwnedData } from '@greenroom/access';
import { ownedPractice } from '../../modules/practice/index.ts';
import { ownedRecommendations } from '../../modules/recommendations/index.ts';
import { ownedReleaseChanges } from '../../modules/releases/index.ts';
import { ownedRolePlays } from '../../modules/roleplay/index.ts';
import { ownedWaitlist } from '../../modules/waitlist/index.ts';
import type { FileStore } from '@greenroom/ports/file-store';

/** What is somebody's, in all modules: taken along by a log-in, exported, deleted with its account. */
export const ownedData = (files: FileStore): OwnedData[] => [
  ownedConversations,
  ownedCalls,
  ownedRolePlays(files),
  ownedMeetings,
  ownedRecommendations,
  ownedPractice,
  ownedAllowances,
  ownedWaitlist,
  ownedEvents,
  ownedCommerce,
  ownedReleaseChanges,
];
