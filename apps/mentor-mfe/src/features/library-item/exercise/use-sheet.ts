import { useEffect, useEffectEvent, useState } from 'react';
import { useCurrentUser } from '@greenroom/auth';
import type { Content } from '@greenroom/contracts';
import { useLibraryAnswersKeepMutation, useLibraryAnswersQuery } from '../../../shared/doing/index.ts';
import { keepUnsent, onSheet, unsentWords, withoutSent, type Words } from './unsent-words.ts';

/** Pause after the last key before the text is sent, in milliseconds. */
const restMs = 800;

export type SheetState = 'visitor' | 'untouched' | 'saving' | 'saved' | 'failed';

/**
 * Manages the text of an exercise. It is sent field by field and kept in this tab until it arrives. Text from another
 * tab is loaded when the user returns to this one, except in fields with unsent text.
 */
export function useSheet({ uuid: contentUuid, instructorSlug }: Content) {
  const { user } = useCurrentUser();
  const params = { instructorSlug };
  const query = useLibraryAnswersQuery(
    { params, query: { contentUuid } },
    { skip: !user.loggedIn, refetchOnMountOrArgChange: true },
  );
  const [keep, { data: reply, isLoading, isError }] = useLibraryAnswersKeepMutation();
  const [newest, setNewest] = useState<Words>();
  const [unsent, setUnsent] = useState(() => unsentWords(contentUuid));
  const [tries, setTries] = useState(0);
  const fetched = query.data?.entries[0]?.answers;
  const [last, setLast] = useState(fetched);
  if (fetched !== last) {
    setLast(fetched);
    setNewest(fetched);
  }
  const kept = newest ?? {};
  const waits = Object.keys(unsent).length > 0;

  const lay = (words: Words) => {
    setUnsent(words);
    keepUnsent(contentUuid, words);
  };
  const send = useEffectEvent(async () => {
    if (!user.loggedIn || !waits || isLoading) return;
    const sent = unsent;
    const { data } = await keep({ params, body: { contentUuid, answers: sent } });
    if (!data) return;
    setNewest(data.answers);
    setUnsent((now) => {
      const left = withoutSent(now, sent);
      keepUnsent(contentUuid, left);
      return left;
    });
  });
  const known = query.data !== undefined;
  useEffect(() => {
    if (!known) return;
    const rested = setTimeout(() => void send(), restMs);
    return () => clearTimeout(rested);
  }, [unsent, known, tries]);

  const turn = useEffectEvent(() => {
    if (document.visibilityState === 'hidden') void send();
    else if (user.loggedIn) void query.refetch();
  });
  useEffect(() => {
    const turned = () => turn();
    const online = () => void send();
    document.addEventListener('visibilitychange', turned);
    window.addEventListener('online', online);
    return () => {
      document.removeEventListener('visibilitychange', turned);
      window.removeEventListener('online', online);
    };
  }, []);

  return {
    textOf: (slug: string) => onSheet(kept, unsent, slug),
    write: (slug: string, text: string) => lay({ ...unsent, [slug]: text }),
    sendAgain: () => setTries(tries + 1),
    /** Help lines, if the text suggests danger. */
    care: (reply ?? query.data?.entries[0])?.care ?? undefined,
    state: stateOf({ loggedIn: user.loggedIn, waits, isError: isError && !isLoading, wasKept: reply !== undefined }),
  };
}

function stateOf(is: { loggedIn: boolean; waits: boolean; isError: boolean; wasKept: boolean }): SheetState {
  if (!is.loggedIn) return 'visitor';
  if (is.isError && is.waits) return 'failed';
  if (is.waits) return 'saving';
  return is.wasKept ? 'saved' : 'untouched';
}
