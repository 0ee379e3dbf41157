import { useState } from 'react';
import { useChatConversationsQuery, useLandingHomepageQuery } from '@greenroom/api-client';
import { pageAt, paths, readPath, type CoachCard } from '@greenroom/contracts';
import { useChoice } from '../../shared/choice/index.ts';

/** Speaks where the person has talked with no coach yet. */
const firstCoach = 'anila-kestrel';

/**
 * The coach who speaks after the payment: the one whose page led to the checkout, else the one talked with last.
 * @returns nothing while that is not known
 */
export function useSpeakingCoach(): CoachCard | undefined {
  const [{ returnTo }] = useChoice();
  // The choice is used up once the person is in.
  const [named] = useState(() => coachIn(returnTo));
  const talks = useChatConversationsQuery({ query: {} }, { skip: named !== undefined });
  const { data } = useLandingHomepageQuery();
  if (named === undefined && !talks.data && !talks.isError) return undefined;
  const all = data?.categories.flatMap(({ coaches }) => coaches) ?? [];
  const known = (slug: string | undefined) => all.find((coach) => coach.slug === slug);
  return known(named ?? talks.data?.conversations[0]?.instructorSlug) ?? known(firstCoach) ?? all[0];
}

/** The coach whose page an address of ours is. */
export function coachIn(address: string | undefined): string | undefined {
  const path = address?.split(/[?#]/, 1)[0] ?? '';
  const page = pageAt(path);
  return page && readPath(paths[page], path)?.['instructorSlug'];
}
