import { useCurrentUser } from '@greenroom/auth';
import {
  allCategories,
  type SceneCard,
  type SceneCategory,
  type SceneSubcategory,
  type YourPath,
} from '@greenroom/contracts';
import { usePrePaywallCategoryQuery, useRoleplayHomepageQuery } from '../../shared/roleplay/index.ts';

/** What the page of scenes shows, to whomever. */
export interface Shelf {
  categories: SceneCategory[];
  category: (SceneCategory & { subcategories: SceneSubcategory[] }) | null;
  scenes: SceneCard[];
  total: number;
  yourPath: YourPath | null;
}

interface ShelfQuery {
  shelf: Shelf | undefined;
  error: unknown;
  isFetching: boolean;
  refetch(): unknown;
}

/** The scenes of a category, the first where none is named; one's own path through them for who is signed in. */
export function useShelf(categorySlug: string | undefined): ShelfQuery {
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
  // What another category holds stays while this one comes, but for what failed.
  const shelf = error ? undefined : data && { ...data, yourPath: 'yourPath' in data ? data.yourPath : null };
  return { shelf, error, isFetching, refetch };
}
