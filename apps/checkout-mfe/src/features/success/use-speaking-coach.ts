import { useState } from 'react';
import { useChatConversationsQuery, useLandingHomepageQuery } from '@greenroom/api-client';
import { pageAt, paths, readPath, type CoachCard } from '@greenroom/contracts';
import { useChoice } from '../../shared/choice/index.ts';

/** Shown to a person who has not talked with a coach yet. */
const firstCoach = 'anila-kestrel';

/**
 * Returns the coach shown after the payment: the one whose page led to the checkout, else the one of the latest
 * conversation.
 * @returns undefined while unknown
 */
export function useSpeakingCoach(): CoachCard | undefined {
  const [{ returnTo }] = useChoice();
  // Read once, since the choice is deleted after a successful order.
  const [named] = useState(() => coachIn(returnTo));
  const talks = useChatConversationsQuery({ query: {} }, { skip: named !== undefined });
  const { data } = useLandingHomepageQuery();
  if (named === undefined && !talks.data && !talks.isError) return undefined;
  const all = data?.categories.flatMap(({ coaches }) => coaches) ?? [];
  const known = (slug: string | undefined) => all.find((coach) => coach.slug === slug);
  return known(named ?? talks.data?.conversations[0]?.instructorSlug) ?? known(firstCoach) ?? all[0];
}

/** Returns the coach whose page an address is. */
export function coachIn(address: string | undefined): string | undefined {
  const path = address?.split(/[?#]/, 1)[0] ?? '';
  const page = pageAt(path);
  return page && readPath(paths[page], path)?.['instructorSlug'];
}
