import { useCurrentUser } from '@greenroom/auth';
import {
  allCategories,
  type SceneCard,
  type SceneCategory,
  type SceneSubcategory,
  type YourPath,
} from '@greenroom/contracts';
import { usePrePaywallCategoryQuery, useRoleplayHomepageQuery } from '../../shared/roleplay/index.ts';

/** The data of the scenes page, for visitors and accounts alike. */
export interface ScenesData {
  categories: SceneCategory[];
  category: (SceneCategory & { subcategories: SceneSubcategory[] }) | null;
  scenes: SceneCard[];
  total: number;
  yourPath: YourPath | null;
}

interface ScenesQuery {
  scenesData: ScenesData | undefined;
  error: unknown;
  isFetching: boolean;
  refetch(): unknown;
}

/** Returns the scenes of a category, by default the first; for an account also what it played and what to play next. */
export function useScenes(categorySlug: string | undefined): ScenesQuery {
  const { user, known } = useCurrentUser();
  const forVisitors = usePrePaywallCategoryQuery(
    { params: { slug: categorySlug ?? allCategories } },
    { skip: !known || user.loggedIn },
  );
  const forMembers = useRoleplayHomepageQuery(
    { query: { showYourPath: 'true', ...(categorySlug !== undefined && { categoryUuidOrSlug: categorySlug }) } },
    { skip: !known || !user.loggedIn },
  );
  const { data, error, isFetching, refetch } = user.loggedIn ? forMembers : forVisitors;
  // Shows the earlier category until the new one is loaded, unless loading fails.
  const scenesData = error ? undefined : data && { ...data, yourPath: 'yourPath' in data ? data.yourPath : null };
  return { scenesData, error, isFetching, refetch };
}
