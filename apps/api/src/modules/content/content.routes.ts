import type { FastifyInstance } from 'fastify';
import { contracts } from '@greenroom/contracts/schemas';
import { serve } from '../../app/serve-contract.ts';
import type { Person } from '../people/index.ts';
import { contentAnswers, type ContentDependencies } from './content-answers.ts';
import { landingHomepage } from './landing-homepage.ts';

/** Coaches and their libraries, as anyone may see them. */
export function contentRoutes(app: FastifyInstance, deps: ContentDependencies): void {
  const answers = (person: Person) => contentAnswers(deps, person);

  serve(app, contracts.landingHomepage, async ({ request }) => landingHomepage(deps.catalogue, request));
  serve(app, contracts.mentorPrePaywallBio, async ({ params, person }) => answers(person).prePaywallBio(params.slug));
  serve(app, contracts.mentorBio, async ({ params, person }) => answers(person).bio(params.slug));
  serve(app, contracts.libraryCategories, async ({ params, person }) =>
    answers(person).categories(params.instructorSlug),
  );
  serve(app, contracts.libraryContents, async ({ params, query, person }) =>
    answers(person).contents(params.instructorSlug, query),
  );
  serve(app, contracts.libraryContent, async ({ params, person }) =>
    answers(person).content(params.instructorSlug, params.contentUuid),
  );
}
