import type { FastifyInstance } from 'fastify';
import { ApiFailure } from '@greenroom/contracts';
import { contracts } from '@greenroom/contracts/schemas';
import { serve, languageOfRequest } from '@greenroom/http';
import { keepAnswers, readAnswers } from './answers/answers.ts';
import { clearHistory } from './history/history.repository.ts';
import { keepInHistory, knownCoach, readHistory } from './history/history.ts';
import { type HomepageDependencies, readHomepage } from './homepage/read-homepage.ts';
import { recommendationsFor } from './recommendations-for.ts';
import { answerRecommendation } from './recommendations.repository.ts';

export function recommendationsRoutes(app: FastifyInstance, deps: HomepageDependencies): void {
  const { db, catalogue, now } = deps;

  serve(app, contracts.homepage, async ({ person, request }) => readHomepage(deps, person, request));
  serve(app, contracts.recommendationsRead, async ({ person, request }) =>
    recommendationsFor(deps, person, languageOfRequest(request)),
  );
  serve(app, contracts.recommendationAnswer, async ({ params: { recommendationId }, body: { answer }, person }) => {
    const change = { opened: { openedAt: now() }, 'not-this-one': { wavedAt: now() }, 'taken-back': { wavedAt: null } };
    const whose = { uuid: recommendationId, ownerId: person.ownerId };
    if (!(await answerRecommendation(db, whose, change[answer])))
      throw new ApiFailure('not_found', 'There is no such recommendation');
    return { recommendationId };
  });

  serve(app, contracts.libraryHistory, async ({ params, query, person, request }) =>
    readHistory(deps, person, params.instructorSlug, query, languageOfRequest(request)),
  );
  serve(app, contracts.libraryHistoryKeep, async ({ params, body, person, request }) => {
    const language = languageOfRequest(request);
    const entry = await keepInHistory(deps, person, params.instructorSlug, body, now(), language);
    if (body.recommendationId)
      await answerRecommendation(db, { uuid: body.recommendationId, ownerId: person.ownerId }, { openedAt: now() });
    return entry;
  });
  serve(app, contracts.libraryHistoryClear, async ({ params: { instructorSlug }, person }) => {
    knownCoach(catalogue, instructorSlug);
    await clearHistory(db, { ownerId: person.ownerId, instructorSlug });
    return { deleted: true as const };
  });
  serve(app, contracts.libraryAnswers, async ({ params, query, person, request }) =>
    readAnswers(deps, person, params.instructorSlug, query, languageOfRequest(request)),
  );
  serve(app, contracts.libraryAnswersKeep, async ({ params, body, person, request }) =>
    keepAnswers(deps, person, params.instructorSlug, body, now(), languageOfRequest(request)),
  );
}
