import { useState, type ReactNode } from 'react';
import type { MeetingFeedback } from '@greenroom/contracts';
import { lazyPart } from '@greenroom/federation/lazy';
import { Button } from '@greenroom/shared-ui';
import { PartNotLoaded } from '../../../shared/page/index.ts';
import { texts } from '../feedback-texts.ts';

const TalkOverSheet = lazyPart(async () => (await import('../sheets.ts')).TalkOverSheet, {
  waiting: null,
  failed: (retry) => <PartNotLoaded retry={retry} />,
});

/** Leads from the notes to a coach for this kind of meeting. */
export function TalkOver({ notes }: { notes: MeetingFeedback }): ReactNode {
  const t = texts.useText();
  const [open, setOpen] = useState(false);
  const { talkOver: coach } = notes;
  if (!coach) return null;
  const firstName = coach.name.split(' ')[0]!;
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        {t('talk.open', { firstName })}
      </Button>
      {open && <TalkOverSheet {...{ notes, coach, firstName }} close={() => setOpen(false)} />}
    </>
  );
}
