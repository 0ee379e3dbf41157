import type { RoleplayProgress } from '@greenroom/contracts';
import type { Queryable } from '@greenroom/database';
import { playedTitle, type Scenes } from '@greenroom/content';
import { progressIn, type ScoredScene } from './domain/progress-in.ts';
import { findSessions } from './roleplay.repository.ts';
import type { Language } from './scene-cards.ts';

/** More scenes would crowd the plot, and old ones say little. */
const mostScenes = 200;

/** Returns an account's progress in each criterion, in the categories played, the last played first. */
export async function readProgress(
  { db, scenes }: { db: Queryable; scenes: Scenes },
  ownerId: string,
  language: Language,
): Promise<RoleplayProgress> {
  const tries = await findSessions(db, ownerId, { limit: mostScenes });
  const scored = tries.flatMap((row) => {
    const { scores, endedAt, conversationUuid, categorySlug } = row;
    const title = playedTitle(scenes, row, language);
    return scores && endedAt ? [{ categorySlug, scene: { scores, endedAt, conversationUuid, title } }] : [];
  });
  const played = new Map<string, ScoredScene[]>();
  for (const { categorySlug, scene } of scored) played.set(categorySlug, [scene, ...(played.get(categorySlug) ?? [])]);
  return {
    scenes: scored.length,
    categories: [...played].flatMap(([slug, own]) => {
      const category = scenes.category(slug);
      if (!category) return [];
      const criteria = category.rubric.flatMap(
        (criterion) => progressIn(criterion, category.rubric, own, language) ?? [],
      );
      return [{ slug, name: category.name[language], scenes: own.length, criteria }];
    }),
  };
}
