import type { UnderWay, Brought, MaterialProblem } from './materials/brought.ts';
import { useState } from 'react';
import { useDispatch, type Store } from '@greenroom/api-client';
import { withRetries } from '@greenroom/federation';

interface BringMaterial {
  underWay: UnderWay[];
  /** Something has arrived on this page. */
  brought: boolean;
  bring(thing: Brought): void;
  /** Puts a problem away. */
  dismiss(id: string): void;
}

/** Bringing files and texts into a conversation. The work of it is fetched when it is first done. */
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

/** Why the work itself could not be had. */
const notFetched = (): MaterialProblem => (navigator.onLine ? 'failed' : 'offline');
