import type { YourPath } from '@greenroom/contracts';
import type { Queryable } from '@greenroom/database';
import type { Scene, Scenes } from '@greenroom/content';
import { bandOf } from '@greenroom/scoring';
import { presentScoredSession } from './present-session.ts';
import { findSessions, type SceneProgress } from './roleplay.repository.ts';
import { type Language, sceneCard } from './scene-cards.ts';

type Next = YourPath['next'][number];

const newestTries = 30;
const mostNext = 4;

/**
 * Returns what an account has played, and what to play next: the last scene again where it went badly, or harder where
 * it went well; then one from the same shelf and one from a shelf not opened yet. A scene just finished well at the
 * hardest difficulty is never suggested.
 */
export async function yourPath(
  { db, scenes }: { db: Queryable; scenes: Scenes },
  ownerId: string,
  standings: ReadonlyMap<string, SceneProgress>,
  language: Language,
): Promise<YourPath> {
  const tries = (await findSessions(db, ownerId, { limit: newestTries })).filter(
    ({ status }) => status !== 'cancelled',
  );
  const last = tries.find(({ status }) => status === 'ended');
  const all = scenes.categories.flatMap((category) => category.scenes);
  const lastScene = all.find(({ slug }) => slug === last?.scenarioSlug);
  const isNew = ({ slug }: Scene) => !standings.has(slug);
  const opened = new Set(all.filter((scene) => !isNew(scene)).map(({ category }) => category));
  const next: Next[] = [];
  const add = (scene: Scene | undefined, because: Next['because']) => {
    if (!scene || next.length >= mostNext || next.some((one) => one.scene.slug === scene.slug)) return;
    next.push({ scene: sceneCard(scene, language, standings.get(scene.slug)), because });
  };
  if (last?.scores) {
    const wentWell = bandOf(last.scores.score) === 'proficient';
    if (!wentWell) add(lastScene, 'not-yet-good');
    else if (last.difficulty !== 'tough') add(lastScene, 'again-harder');
  }
  add(
    all.find(
      (scene) => isNew(scene) && scene.subcategory === lastScene?.subcategory && scene.category === lastScene.category,
    ),
    'same-shelf',
  );
  for (const { slug, scenes: shelf } of scenes.categories) if (!opened.has(slug)) add(shelf[0], 'new-shelf');
  return { tries: tries.map((row) => presentScoredSession(row, scenes, language)), next };
}
