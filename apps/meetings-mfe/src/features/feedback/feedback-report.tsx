import styled from '@emotion/styled';
import { Printer } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { MeetingFeedback } from '@greenroom/contracts';
import { lazyPart } from '@greenroom/federation/lazy';
import { formatDate } from '@greenroom/i18n';
import { usePageTitle } from '@greenroom/navigation';
import { Part, PrintLook } from '@greenroom/speech-feedback';
import { Body, Button, CareNote, Display, Icon, Lead, Row, Small } from '@greenroom/shared-ui';
import { PartNotLoaded } from '../../shared/page/index.ts';
import { AtAGlance } from './at-a-glance.tsx';
import { CarriedOver } from './carried-over-part.tsx';
import { DeleteMeeting } from './delete-meeting.tsx';
import { texts } from './feedback-texts.ts';
import { Floor } from './floor.tsx';
import { HowYouSpoke } from './how-you-spoke.tsx';
import { KeepAndTry } from './keep-and-try.tsx';
import { Moments } from './moments.tsx';
import { Promised } from './promised.tsx';
import { TalkOver } from './talk-over/talk-over.tsx';
import { useClosed } from './use-closed.ts';

const PostSheet = lazyPart(async () => (await import('./sheets.ts')).PostSheet, {
  waiting: null,
  failed: (retry) => <PartNotLoaded retry={retry} />,
});

const Top = styled.div`
  display: grid;
  gap: var(--s-3);
  padding-block: var(--s-5) var(--s-6);
  > * {
    max-width: 700px;
  }
`;

/** The notes on a meeting: the floor, moments, how the visitor spoke, what to keep and try, and promises. */
export function FeedbackReport({ notes }: { notes: MeetingFeedback }): ReactNode {
  const t = texts.useText();
  const [posting, setPosting] = useState(false);
  const { conversationUuid, title, goals } = notes;
  usePageTitle(t('title', { title }));
  useClosed(conversationUuid);
  return (
    <>
      <PrintLook />
      <Top>
        <Body tone={2}>
          {t('where', {
            day: formatDate(notes.heldAt, { dateStyle: 'full' }),
            minutes: Math.max(1, Math.round(notes.durationMs / 60_000)),
          })}
        </Body>
        <Display>{title}</Display>
        <Lead>{notes.summary.join(' ')}</Lead>
        {goals.length > 0 && (
          <Small tone={2}>
            {t('goals')}: {goals.join(' · ')}
          </Small>
        )}
        {notes.care !== null && <CareNote text={notes.care} />}
      </Top>
      <AtAGlance measures={notes.measures} />
      {notes.shares.length > 0 && (
        <Part title={t('floor.title')} about={t(notes.sharesBy === 'time' ? 'floor.byTime' : 'floor.byWords')}>
          <Floor notes={notes} />
        </Part>
      )}
      <Moments {...notes} />
      <HowYouSpoke {...notes} />
      <CarriedOver notes={notes} />
      <KeepAndTry {...notes} />
      <Promised {...notes} />
      <Row gap={3} wrap data-paper="none" style={{ paddingBlock: 'var(--s-6)' }}>
        <TalkOver notes={notes} />
        <Button onClick={() => setPosting(true)}>{t('post.open')}</Button>
        <Button variant="quiet" onClick={() => window.print()}>
          <Icon of={Printer} />
          {t('print')}
        </Button>
        <DeleteMeeting conversationUuid={conversationUuid} />
      </Row>
      {posting && <PostSheet conversationUuid={conversationUuid} close={() => setPosting(false)} />}
    </>
  );
}
