import type { UnderWay, Attachment, MaterialProblem } from './materials/attachment.ts';
import { useState } from 'react';
import { useDispatch, type Store } from '@greenroom/api-client';
import { withRetries } from '@greenroom/federation';

interface BringMaterial {
  underWay: UnderWay[];
  /** Whether something was attached on this page. */
  attachment: boolean;
  bring(thing: Attachment): void;
  /** Dismisses a problem. */
  dismiss(id: string): void;
}

/** Attaches files and texts to a conversation. Loads the code for it on first use. */
export function useAttachMaterial(conversationUuid: string, instructorSlug: string): BringMaterial {
  const dispatch = useDispatch<Store['dispatch']>();
  const [underWay, setUnderWay] = useState<UnderWay[]>([]);
  const [attachment, setBrought] = useState(false);

  const dismiss = (id: string) => setUnderWay((all) => all.filter((one) => one.id !== id));

  const bring = async (thing: Attachment) => {
    const id = crypto.randomUUID();
    const name = 'file' in thing ? thing.file.name : thing.name;
    setUnderWay((all) => [...all.filter(({ problem }) => problem === undefined), { id, name }]);
    const work = await withRetries(() => import('./materials/index.ts')).catch(() => undefined);
    const problem = await (work?.attachMaterial(dispatch, { conversationUuid, instructorSlug, thing }) ?? notFetched());
    if (problem) setUnderWay((all) => all.map((one) => (one.id === id ? { ...one, problem } : one)));
    else dismiss(id);
    if (!problem) setBrought(true);
  };

  return { underWay, attachment, bring: (thing) => void bring(thing), dismiss };
}

/** Returns the problem when that code could not be loaded. */
const notFetched = (): MaterialProblem => (navigator.onLine ? 'failed' : 'offline');
