import styled from '@emotion/styled';
import { ArrowRight, Printer } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { type MeetingNotes, pathTo } from '@greenroom/contracts';
import { late } from '@greenroom/federation/late';
import { formatDate, formatNumber } from '@greenroom/i18n';
import { Link, usePageTitle } from '@greenroom/navigation';
import { clock, MeasureRow, MeasureSources, Part, PrintLook } from '@greenroom/speech-notes';
import {
  Body,
  Button,
  ButtonLink,
  Display,
  Fine,
  Head,
  Icon,
  Lead,
  Row,
  Said,
  Small,
  Stack,
} from '@greenroom/shared-ui';
import { DeleteMeeting } from './delete-meeting.tsx';
import { texts } from './feedback-texts.ts';
import { Floor } from './floor.tsx';
import { useClosed } from './use-closed.ts';

const PostSheet = late(async () => (await import('./post/index.ts')).PostSheet, { waiting: null, failed: () => null });

const Top = styled.div`
  display: grid;
  gap: var(--s-2);
  padding-block: var(--s-5) var(--s-6);
`;

const Moment = styled.div`
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr);
  gap: var(--s-3);
  padding-block: var(--s-4);
  & + & {
    border-top: 1px solid var(--line);
  }
`;

const List = styled.ul`
  display: grid;
  gap: var(--s-2);
  margin: var(--s-2) 0 0;
  padding-inline-start: 1.1em;
  list-style: disc;
`;

/** The notes on a meeting: who had the floor, how one spoke, moments, what to keep and to try, what was promised. */
export function Notes({ notes }: { notes: MeetingNotes }): ReactNode {
  const t = texts.useText();
  const [posting, setPosting] = useState(false);
  const { conversationUuid, title, goals, measures, moments, strengths, tryNext, followUps, practise, compared } =
    notes;
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
      </Top>
      <Part title={t('floor.title')} about={t(notes.sharesBy === 'time' ? 'floor.byTime' : 'floor.byWords')}>
        <Floor notes={notes} />
      </Part>
      {measures.length > 0 && (
        <Part title={t('measures.title')} about={t('measures.about')}>
          {measures.map((measure) => {
            const usual = compared.find(({ name }) => name === measure.name);
            return (
              <div key={measure.name}>
                <MeasureRow measure={measure} />
                {usual && <Fine tone={3}>{usualOf(usual, t)}</Fine>}
              </div>
            );
          })}
          <MeasureSources measures={measures} />
        </Part>
      )}
      {moments.length > 0 && (
        <Part title={t('moments.title')} about={t(notes.madeBy === 'model' ? 'moments.model' : 'moments.about')}>
          {moments.map(({ quote, atMs, note }) => (
            <Moment key={`${atMs} ${quote}`} data-paper="whole">
              <Small as="span" tone={3}>
                {atMs === null ? '' : clock(atMs)}
              </Small>
              <div>
                <Said>{t('quote', { text: quote })}</Said>
                <Small tone={2}>{note}</Small>
              </div>
            </Moment>
          ))}
        </Part>
      )}
      {strengths.length + tryNext.length > 0 && (
        <Part title={t('next.title')}>
          <Stack gap={5}>
            <Several title={t('next.keep')} lines={strengths.map(({ text }) => text)} />
            <Several title={t('next.try')} lines={tryNext.map(({ text }) => text)} />
            {practise && (
              <div data-paper="none">
                <ButtonLink variant="plain" size="s" as={Link} to={pathTo('scenario', practise)}>
                  {t('next.practise', { title: practise.title })}
                  <Icon of={ArrowRight} />
                </ButtonLink>
              </div>
            )}
          </Stack>
        </Part>
      )}
      {followUps.length > 0 && (
        <Part title={t('promised.title')}>
          <List>
            {followUps.map(({ text, who, dueOn }) => (
              <li key={`${who} ${text}`}>
                {text}{' '}
                <Fine as="span" tone={2}>
                  {who ?? t('you')},{' '}
                  {dueOn === null
                    ? t('promised.noDay')
                    : t('promised.by', {
                        day: formatDate(dueOn, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }),
                      })}
                </Fine>
              </li>
            ))}
          </List>
        </Part>
      )}
      <Row gap={3} wrap data-paper="none" style={{ paddingBlock: 'var(--s-6)' }}>
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

function Several({ title, lines }: { title: string; lines: readonly string[] }): ReactNode {
  if (lines.length === 0) return null;
  return (
    <div>
      <Head>{title}</Head>
      <List>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </List>
    </div>
  );
}

/** The usual value elsewhere, where there is one. */
function usualOf(
  { inMeetings, inScenes }: MeetingNotes['compared'][number],
  t: ReturnType<typeof texts.useText>,
): string {
  const said = (value: number) => formatNumber(value, { maximumFractionDigits: 1 });
  if (inMeetings !== null && inScenes !== null)
    return t('measures.usual', { meetings: said(inMeetings), scenes: said(inScenes) });
  if (inMeetings !== null) return t('measures.usualMeetings', { meetings: said(inMeetings) });
  return inScenes === null ? '' : t('measures.usualScenes', { scenes: said(inScenes) });
}
