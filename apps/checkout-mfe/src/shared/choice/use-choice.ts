import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useLocation } from '@greenroom/navigation';
import { choiceWith, keepChoice, keptChoice, onChoice, parseChoice, type Choice } from './choice.ts';

type Changes = { [Name in keyof Choice]?: Choice[Name] | undefined };

/** The last address that was applied; later changes by the person override it. */
let taken: string | undefined;

/** Returns the checkout's choice, which is stored on every change; choices in the address are applied once. */
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
