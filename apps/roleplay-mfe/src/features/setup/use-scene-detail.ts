import { useCurrentUser } from '@greenroom/auth';
import type { RubricCriterion, Scene, SceneSetup, SceneSession } from '@greenroom/contracts';
import { usePrePaywallCategoryQuery, useRoleplayDetailQuery } from '../../shared/roleplay/index.ts';

/** A scene to set up, as this person may see it. */
export interface SceneDetail {
  scene: Scene;
  category: { slug: string; name: string; art: string };
  rubric: RubricCriterion[];
  /** The last setup; undefined for a visitor. */
  setup: SceneSetup | undefined;
  tries: SceneSession[];
}

interface DetailQuery {
  detail: SceneDetail | undefined;
  error: unknown;
  refetch(): unknown;
}

/** Returns a scene of a category: whole for everyone, with the account's own sessions after login. */
export function useSceneDetail(categorySlug: string, scenarioSlug: string): DetailQuery {
  const { user, known } = useCurrentUser();
  const scenesData = usePrePaywallCategoryQuery({ params: { slug: categorySlug } }, { skip: !known || user.loggedIn });
  const own = useRoleplayDetailQuery(
    { params: { scenarioUuidOrSlug: scenarioSlug }, query: {} },
    { skip: !known || !user.loggedIn },
  );
  if (user.loggedIn) {
    return { detail: own.currentData, error: own.currentData ? undefined : own.error, refetch: own.refetch };
  }
  const scene = scenesData.currentData?.scenes.find(({ slug }) => slug === scenarioSlug);
  if (scenesData.currentData && scene) {
    const { category, rubric } = scenesData.currentData;
    const detail = { scene, category, rubric, setup: undefined, tries: [] };
    return { detail, error: undefined, refetch: scenesData.refetch };
  }
  const error = scenesData.currentData ? { code: 'not_found' } : scenesData.error;
  return { detail: undefined, error, refetch: scenesData.refetch };
}
