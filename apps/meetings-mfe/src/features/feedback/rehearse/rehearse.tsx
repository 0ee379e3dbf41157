import { useState, type ReactNode } from 'react';
import { TextButton } from '@greenroom/shared-ui';
import { lazyPart } from '@greenroom/federation/lazy';
import { texts } from '../feedback-texts.ts';
import type { RehearsedMoment } from './use-takes.ts';

const Takes = lazyPart(async () => (await import('./takes.tsx')).Takes, { waiting: null, failed: () => null });

/** Opens the rehearsal of a moment. */
export function Rehearse(rehearsed: RehearsedMoment): ReactNode {
  const t = texts.useText();
  const [open, setOpen] = useState(false);
  return (
    <div data-paper="none">
      <TextButton alone type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        {t(open ? 'rehearse.close' : 'rehearse.open')}
      </TextButton>
      {open && <Takes {...rehearsed} />}
    </div>
  );
}
