import { mockContract, MockFailure, sampleData, type HttpHandler } from '@greenroom/api-client/testing';
import { afterwardsMocks } from './afterwards-mocks.ts';
import { callMocks } from './call-mocks.ts';
import { chatMocks, type ChatMocks } from './chat-mocks.ts';

/** The API of this remote on sample data. It remembers what was said for as long as the page lives. */
export function mentorMocks(options: ChatMocks = {}): HttpHandler[] {
  return [...contentMocks(), ...chatMocks(options), ...afterwardsMocks(), ...callMocks()];
}

function contentMocks(): HttpHandler[] {
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
      if (!item.open) throw new MockFailure('plan_required');
      return item;
    }),
  ];
}

function missing(): never {
  throw new MockFailure('not_found');
}
