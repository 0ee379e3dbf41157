import { languageOfRequest, serve } from '@greenroom/http';
import type { FastifyInstance } from 'fastify';
import { contracts } from '@greenroom/contracts/schemas';
import type { RightsOf } from '@greenroom/access';
import type { Database } from '@greenroom/database';
import { searchMessages } from '@greenroom/coaching';
import { type Catalogue, coachCard, contentCard, idsShownTo } from '@greenroom/content';
import { findSceneProgress, sceneCard } from '@greenroom/roleplay';
import { indexTitles } from './index-titles.ts';

interface SearchDependencies {
  db: Database;
  catalogue: Catalogue;
  rightsOf: RightsOf;
}

/** Maximum results of each kind: more than that, people refine their query instead of reading on. */
const most = 5;

const listOf = { coach: 'coaches', content: 'contents', scene: 'scenes' } as const;

export function searchRoutes(app: FastifyInstance, { db, catalogue, rightsOf }: SearchDependencies): void {
  const find = indexTitles(catalogue);

  serve(app, contracts.search, async ({ query: { text }, person, request }) => {
    const language = languageOfRequest(request);
    const { ownerId } = person;
    const { library } = rightsOf(person);
    const idsOf = idsShownTo(ownerId);
    const found = find(text, most, language);
    const [standings, { hits }] = await Promise.all([
      findSceneProgress(db, ownerId),
      searchMessages({ db, catalogue }, { text, ownerId, cursor: 0 }),
    ]);
    return {
      coaches: found.flatMap((one) => (one.kind === 'coach' ? [coachCard(one.coach, language)] : [])),
      contents: found.flatMap((one) =>
        one.kind === 'content' ? [contentCard(one.coach, one.item, library, idsOf(one.item), language)] : [],
      ),
      scenes: found.flatMap((one) =>
        one.kind === 'scene' ? [sceneCard(one.scene, language, standings.get(one.scene.slug))] : [],
      ),
      messages: hits.slice(0, most),
      order: [...new Set(found.map(({ kind }) => listOf[kind]))],
    };
  });
}
