import type { UnderWay, Brought, MaterialProblem } from './materials/brought.ts';
import { useState } from 'react';
import { useDispatch, type Store } from '@greenroom/api-client';
import { withRetries } from '@greenroom/federation';

interface BringMaterial {
  underWay: UnderWay[];
  /** Whether something was attached on this page. */
  brought: boolean;
  bring(thing: Brought): void;
  /** Dismisses a problem. */
  dismiss(id: string): void;
}

/** Attaches files and texts to a conversation. Loads the code for it on first use. */
export function useBringMaterial(conversationUuid: string, instructorSlug: string): BringMaterial {
  const dispatch = useDispatch<Store['dispatch']>();
  const [underWay, setUnderWay] = useState<UnderWay[]>([]);
  const [brought, setBrought] = useState(false);

  const dismiss = (id: string) => setUnderWay((all) => all.filter((one) => one.id !== id));

  const bring = async (thing: Brought) => {
    const id = crypto.randomUUID();
    const name = 'file' in thing ? thing.file.name : thing.name;
    setUnderWay((all) => [...all.filter(({ problem }) => problem === undefined), { id, name }]);
    const work = await withRetries(() => import('./materials/index.ts')).catch(() => undefined);
    const problem = await (work?.bringMaterial(dispatch, { conversationUuid, instructorSlug, thing }) ?? notFetched());
    if (problem) setUnderWay((all) => all.map((one) => (one.id === id ? { ...one, problem } : one)));
    else dismiss(id);
    if (!problem) setBrought(true);
  };

  return { underWay, brought, bring: (thing) => void bring(thing), dismiss };
}

/** Returns the problem when that code could not be loaded. */
const notFetched = (): MaterialProblem => (navigator.onLine ? 'failed' : 'offline');
