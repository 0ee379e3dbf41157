import type { FastifyInstance } from 'fastify';
import { ApiFailure } from '@greenroom/contracts';
import { contracts } from '@greenroom/contracts/schemas';
import { serve } from '../../app/serve-contract.ts';
import type { RightsOf } from '../../app/entitlements.ts';
import { coachBio, coachTopics, contentCard, mayOpen, shelfCategories, wholeContent } from './domain/cards.ts';
import type { Catalogue } from './domain/content-files.ts';
import { landingHomepage } from './landing-homepage.ts';
import { listContents } from './list-contents.ts';

export interface ContentDependencies {
  catalogue: Catalogue;
  rightsOf: RightsOf;
}

/** Coaches and their libraries, as anyone may see them. */
export function contentRoutes(app: FastifyInstance, { catalogue, rightsOf }: ContentDependencies): void {
  const coachNamed = (slug: string) => {
    const coach = catalogue.coach(slug);
    if (!coach) throw new ApiFailure('not_found', 'There is no such coach');
    return coach;
  };

  serve(app, contracts.landingHomepage, async ({ request }) => landingHomepage(catalogue, request));

  serve(app, contracts.mentorPrePaywallBio, async ({ params, person }) =>
    coachBio(coachNamed(params.slug), rightsOf(person).library),
  );

  serve(app, contracts.mentorBio, async ({ params, person }) => {
    const coach = coachNamed(params.slug);
    return { ...coachBio(coach, rightsOf(person).library), topics: coachTopics(coach) };
  });

  serve(app, contracts.libraryCategories, async ({ params }) => shelfCategories(coachNamed(params.instructorSlug)));

  serve(app, contracts.libraryContents, async ({ params, query, person }) => {
    const coach = coachNamed(params.instructorSlug);
    const { contents, total } = listContents(coach, query);
    const right = rightsOf(person).library;
    return {
      contents: contents.map((item) => contentCard(coach, item, right)),
      page: query.page,
      pageSize: query.pageSize,
      total,
    };
  });

  serve(app, contracts.libraryContent, async ({ params, person }) => {
    const coach = coachNamed(params.instructorSlug);
    const item = catalogue.item(coach.slug, params.contentUuid);
    if (!item) throw new ApiFailure('not_found', 'There is no such item on this shelf');
    const right = rightsOf(person).library;
    if (!mayOpen(item, right)) throw new ApiFailure('plan_required', 'This item opens with a plan');
    return wholeContent(coach, item, right);
  });
}
