import { mockContract, MockFailure, sampleData, type HttpHandler } from '@greenroom/api-client/testing';
import type { Onboarding, Verdict } from '@greenroom/contracts';
import { afterwardsMocks } from './afterwards-mocks.ts';
import { callMocks } from './call-mocks.ts';
import { chatMocks, type ChatMocks } from './chat-mocks.ts';
import { forMeMocks, type ForMeMocks } from './for-me-mocks.ts';
import { narrationMocks } from './narration-mocks.ts';
import { occasionMocks, type OccasionMocks } from './occasion-mocks.ts';
import { practiceMocks, type PracticeMocks } from './practice-mocks.ts';

/** Mocks this remote's API with sample data. Changes are remembered as long as the page lives. */
export function mentorMocks(options: MentorMocks = {}): HttpHandler[] {
  return [
    // Before the items of a shelf, whose path pattern also matches that of the history.
    ...forMeMocks(options),
    ...contentMocks(options.wholeLibrary),
    ...chatMocks(options),
    ...afterwardsMocks(),
    ...callMocks(),
    ...narrationMocks(),
    ...occasionMocks(options),
    ...practiceMocks(options),
    ...onboardingMocks(options.onboarding),
  ];
}

interface MentorMocks extends ChatMocks, ForMeMocks, OccasionMocks, PracticeMocks {
  /** Whether the sample's closed items are open. */
  wholeLibrary?: Verdict;
  /** Onboarding answers so far. */
  onboarding?: Onboarding;
}

function onboardingMocks(
  said: Onboarding = { goal: null, withWhom: null, manner: null, status: 'open' },
): HttpHandler[] {
  let onboarding = said;
  return [
    mockContract('onboardingRead', () => onboarding),
    mockContract('onboardingSave', ({ body }) => {
      const given = Object.entries(body).filter(([, answer]) => answer !== undefined);
      return (onboarding = { ...onboarding, ...(Object.fromEntries(given) as Partial<Onboarding>) });
    }),
  ];
}

function contentMocks(wholeLibrary: Verdict = 'plan_required'): HttpHandler[] {
  const { bios, coaches, shelves, items, cards } = sampleData;
  const bioOf = (slug: string) => bios.find((bio) => bio.slug === slug) ?? missing();
  const categories = [
    { slug: 'stage', name: 'Stage and voice', coaches: coaches.filter(({ category }) => category === 'stage') },
    { slug: 'kitchen', name: 'Home cooking', coaches: coaches.filter(({ category }) => category === 'kitchen') },
  ];
  return [
    mockContract('landingHomepage', () => ({ categories, coaches: coaches.length })),
    mockContract('mentorBio', ({ params }) => bioOf(params.slug)),
    mockContract('mentorPrePaywallBio', ({ params }) => bioOf(params.slug)),
    mockContract('libraryCategories', ({ params }) => shelves[params.instructorSlug] ?? missing()),
    mockContract('libraryContents', ({ params, query: { parentUuid, page, pageSize } }) => {
      const ofCoach = cards.filter(({ instructorSlug }) => instructorSlug === params.instructorSlug);
      const contents = ofCoach.filter((card) => parentUuid === undefined || card.parentUuid === parentUuid);
      return {
        contents: contents.slice((page - 1) * pageSize, page * pageSize),
        page,
        pageSize,
        total: contents.length,
      };
    }),
    mockContract('libraryContent', ({ params }) => {
      const item = items.find(({ slug, uuid }) => [slug, uuid].includes(params.contentUuid)) ?? missing();
      if (!item.open && wholeLibrary !== 'allowed') throw new MockFailure('plan_required');
      return item;
    }),
  ];
}

function missing(): never {
  throw new MockFailure('not_found');
}
