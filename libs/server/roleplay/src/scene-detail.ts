import { ApiFailure, customScenario, type RoleplayDetail, type SceneSetup } from '@greenroom/contracts';
import type { Person } from '@greenroom/access';
import { playOf } from './domain/play.ts';
import { rubricIn } from './domain/rubric-in.ts';
import type { ListDependencies } from './list-scenes.ts';
import { presentScoredSession, setupOf } from './present-session.ts';
import { ownSession } from './roleplay.policy.ts';
import { findSessions, type SceneProgress, type RoleplaySessionRow } from './roleplay.repository.ts';
import { cardOf, type Language, wholeScene } from './scene-cards.ts';

/**
 * Returns a scene to set up.
 * @throws ApiFailure `not_found`
 */
export async function roleplayDetail(
  { db, scenes }: ListDependencies,
  person: Person,
  { scenarioUuidOrSlug, userRolePlayUuid }: { scenarioUuidOrSlug: string; userRolePlayUuid?: string | undefined },
  language: Language,
): Promise<RoleplayDetail> {
  const named = userRolePlayUuid === undefined ? undefined : await ownSession(db, userRolePlayUuid, person);
  const isCustom = scenarioUuidOrSlug === customScenario;
  const scene = isCustom ? undefined : scenes.scene(scenarioUuidOrSlug);
  const fits = isCustom ? named?.custom : scene && (named === undefined || named.scenarioSlug === scene.slug);
  const play = scene
    ? playOf(scenes, { scenarioSlug: scene.slug, custom: null, categorySlug: scene.category, language })
    : named && playOf(scenes, named);
  if (!fits || !play) throw new ApiFailure('not_found', 'There is no such scene');
  const sceneKey = scene?.slug ?? named!.sceneKey;
  const tries = await findSessions(db, person.ownerId, { sceneKey, limit: mostTries });
  const { category } = play;
  const shelf = category.subcategories.find(({ slug }) => slug === scene?.subcategory);
  return {
    scene: scene ? wholeScene(scene, language, progressIn(tries)) : ownScene(play, named!, progressIn(tries)),
    custom: named?.custom ?? null,
    category: { slug: category.slug, name: category.name[language], art: category.art },
    subcategory: shelf ? { slug: shelf.slug, name: shelf.name[language] } : null,
    rubric: rubricIn(category, language),
    setup: setupFrom(named ?? tries[0], language),
    tries: tries.toReversed().map((row) => presentScoredSession(row, scenes, language)),
  };
}

const mostTries = 100;

/** Returns the setup of the named session, else of the last session of this scene, else the defaults. */
function setupFrom(row: RoleplaySessionRow | undefined, language: Language): SceneSetup {
  if (row) return setupOf(row);
  return {
    difficulty: 'realistic',
    medium: 'text',
    language,
    voiceStyle: null,
    aiPersonality: null,
    additionalContext: '',
  };
}

function progressIn(tries: Awaited<ReturnType<typeof findSessions>>): SceneProgress {
  const scores = tries.flatMap((one) => (one.scores ? [one.scores.score] : []));
  return {
    tries: tries.filter(({ status }) => status === 'ended').length,
    best: scores.length > 0 ? Math.max(...scores) : null,
  };
}

function ownScene(
  play: NonNullable<ReturnType<typeof playOf>>,
  row: RoleplaySessionRow,
  standing: SceneProgress,
): RoleplayDetail['scene'] {
  const { title, situation, yourRole, goal, minutes, opens, partner, category } = play;
  const { name, role, personality } = partner;
  const about = { uuid: row.uuid, slug: customScenario, category: category.slug, subcategory: '', summary: '' };
  const card = cardOf({ ...about, title, minutes, partner: { name, role }, language: null }, standing);
  return {
    ...card,
    situation,
    yourRole,
    goal,
    opens,
    care: 'none',
    partner: { name, role, personality, voice: null },
  };
}
