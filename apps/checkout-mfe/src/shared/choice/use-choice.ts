import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useLocation } from '@greenroom/navigation';
import { choiceWith, keepChoice, keptChoice, onChoice, parseChoice, type Choice } from './choice.ts';

type Changes = { [Name in keyof Choice]?: Choice[Name] | undefined };

/** The address that has had its say: what one changes afterwards stands. */
let taken: string | undefined;

/** The checkout's choice, kept as soon as it changes; an address that says something of it is heard once. */
export function useChoice(): [Choice, (changes: Changes) => void] {
  const { search } = useLocation();
  const kept = useSyncExternalStore(onChoice, keptChoice);
  const choice = useMemo(() => {
    const known = parseChoice(kept);
    return search === taken ? known : choiceWith(known, search);
  }, [kept, search]);

  useEffect(() => {
    if (search === taken) return;
    taken = search;
    keepChoice(choiceWith(parseChoice(keptChoice()), search));
  }, [search]);

  const change = useCallback((changes: Changes) => keepChoice({ ...parseChoice(keptChoice()), ...changes }), []);
  return [choice, change];
}
