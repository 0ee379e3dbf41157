import type { FastifyInstance, FastifyRequest } from 'fastify';
import { contracts } from '@greenroom/contracts/schemas';
import { languageOfRequest, serve } from '@greenroom/http';
import type { Person } from '@greenroom/access';
import { contentAnswers, type ContentDependencies } from './content-answers.ts';
import { landingHomepage } from './landing-homepage.ts';

/** Serves the coaches and their libraries. */
export function contentRoutes(app: FastifyInstance, deps: ContentDependencies): void {
  const answers = (person: Person, request: FastifyRequest) => contentAnswers(deps, person, languageOfRequest(request));

  serve(app, contracts.landingHomepage, async ({ request }) => landingHomepage(deps.catalogue, request));
  serve(app, contracts.mentorPrePaywallBio, async ({ params, person, request }) =>
    answers(person, request).prePaywallBio(params.slug),
  );
  serve(app, contracts.mentorBio, async ({ params, person, request }) => answers(person, request).bio(params.slug));
  serve(app, contracts.libraryCategories, async ({ params, person, request }) =>
    answers(person, request).categories(params.instructorSlug),
  );
  serve(app, contracts.libraryContents, async ({ params, query, person, request }) =>
    answers(person, request).contents(params.instructorSlug, query),
  );
  serve(app, contracts.libraryContent, async ({ params, person, request }) =>
    answers(person, request).content(params.instructorSlug, params.contentUuid),
  );
}
