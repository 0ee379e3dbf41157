import { ownedAllowances } from '@greenroom/allowances';
import { ownedApplePlans } from '@greenroom/apple-plans';
import { ownedCalls } from '@greenroom/calls';
import { ownedConversations } from '@greenroom/coaching';
import { ownedCommerce } from '@greenroom/commerce';
import { ownedEvents } from '@greenroom/events';
import { ownedMeetings } from '@greenroom/meetings';
import type { PersonalData } from '@greenroom/access';
import { ownedOccasions, ownedSavedLines } from '@greenroom/occasions';
import { ownedPractice } from '@greenroom/practice';
import { ownedRecommendations } from '@greenroom/recommendations';
import { ownedReleaseChanges } from '@greenroom/releases';
import { ownedRolePlays } from '@greenroom/roleplay';
import { ownedStaff } from '@greenroom/staff';
import { ownedWaitlist } from '@greenroom/waitlist';
import type { FileStore } from '@greenroom/ports/file-store';

/** The personal data of all modules: merged at log-in, exported, and deleted with the account. */
export const personalData = (files: FileStore): PersonalData[] => [
  ownedConversations,
  ownedCalls,
  ownedRolePlays(files),
  ownedMeetings,
  ownedRecommendations,
  ownedOccasions,
  ownedSavedLines,
  ownedPractice,
  ownedAllowances,
  ownedWaitlist,
  ownedEvents,
  ownedCommerce,
  ownedApplePlans,
  ownedReleaseChanges,
  ownedStaff,
];
