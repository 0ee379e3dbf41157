import { useEffect, useState } from 'react';
import type { ChatMessage } from '@greenroom/contracts';
import { withRetries } from '@greenroom/federation';
import { useLocation, useSearchParams } from '@greenroom/navigation';

interface FoundPlace {
  /** Where to scroll, once that message is loaded. */
  target: { index: number; visit: string } | undefined;
  position: number | undefined;
  state: 'none' | 'seeking' | 'failed';
}

/** Finds the place of the conversation named by the URL: `at`, with the searched words in `find`. */
export function useFoundPlace(
  messages: readonly ChatMessage[],
  loadBackTo: (position: number) => Promise<boolean>,
): FoundPlace {
  const [query] = useSearchParams();
  const { key: visit } = useLocation();
  const [failed, setFailed] = useState<string>();
  const asked = Number(query.get('at'));
  const position = Number.isInteger(asked) && asked > 0 ? asked : undefined;
  const words = query.get('find') ?? '';
  const first = messages[0]?.position;
  const index = position === undefined ? -1 : messages.findIndex((message) => message.position === position);
  const missing = position !== undefined && first !== undefined && first > position;

  useEffect(() => {
    if (!missing || position === undefined) return;
    void loadBackTo(position).then((there) => setFailed(there ? undefined : visit));
    // Loading pages changes the messages, but must not start the search again.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [visit, missing, position]);

  useEffect(() => {
    if (index < 0) return;
    const marked = withRetries(() => import('./search/index.ts')).then(
      ({ markWords }) => markWords(words),
      () => undefined,
    );
    return () => void marked.then((takeAway) => takeAway?.());
  }, [index, words, visit]);

  return {
    target: index >= 0 ? { index, visit: `${visit} ${position}` } : undefined,
    position,
    state: !missing ? 'none' : failed === visit ? 'failed' : 'seeking',
  };
}
