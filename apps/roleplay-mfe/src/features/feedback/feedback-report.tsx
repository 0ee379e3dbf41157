import styled from '@emotion/styled';
import { Printer, Share2 } from 'lucide-react';
import { Fragment, useState, type ReactNode } from 'react';
import { paths, type SceneFeedback } from '@greenroom/contracts';
import { lazyPart } from '@greenroom/federation/lazy';
import { formatDate } from '@greenroom/i18n';
import { Link, usePageTitle } from '@greenroom/navigation';
import { clock, MeasureRow, MeasureSources, measureTexts, Part, PrintLook } from '@greenroom/speech-feedback';
import { Body, Button, Display, Fine, Icon, Small, TextLink } from '@greenroom/shared-ui';
import { CoachNote } from './coach-note.tsx';
import { CriterionRow } from './criterion-row.tsx';
import { type FeedbackText, texts } from './feedback-texts.ts';
import { Highlights } from './highlights.tsx';
import { KeepOrDelete } from './keep-or-delete.tsx';
import { LightReplay } from './light/index.ts';
import { MarkedWords } from './line-words.tsx';
import { Moments } from './moments/index.ts';
import { ScoreRail, scoreText } from './score-rail.tsx';
import { scriptLines } from './script-lines.ts';
import { Script } from './script.tsx';
import { TalkItOver } from './talk-it-over.tsx';
import { SessionsPlot } from './sessions-plot.tsx';
import { TryAgain } from './try-again.tsx';
import { useVoicePlayer } from './voice/use-voice-player.ts';

const ShareSheet = lazyPart(async () => (await import('./share/index.ts')).ShareSheet, {
  waiting: null,
  failed: () => null,
});

const KeptVoice = lazyPart(async () => (await import('./voice/index.ts')).KeptVoice, {
  waiting: null,
  failed: () => null,
});

const PaceOverTime = lazyPart(async () => (await import('./pace.ts')).PaceOverTime, {
  waiting: null,
  failed: () => null,
});

const Where = styled(Body)`
  padding-top: var(--s-5);
`;

const Title = styled(Display)`
  margin-top: 8px;
`;

const Actions = styled.div`
  margin-bottom: var(--s-6);
`;

/** More sessions would crowd the plot; the latest say most. */
const plottedSessions = 8;

/** The feedback on a scene: the score and its reasons, how it sounded, the script, and the progress over sessions. */
export function FeedbackReport({ notes }: { notes: SceneFeedback }): ReactNode {
  const t = texts.useText();
  const m = measureTexts.useText();
  const [sharing, setSharing] = useState(false);
  const { player, element } = useVoicePlayer(notes.userRolePlayUuid);
  const { title, total, criteria, measures, tries, heard, setup, userRolePlayUuid } = notes;
  const { coach, doneWell, toTry, language } = notes;
  usePageTitle(t('title', { title }));
  const which = Math.max(1, tries.findIndex((one) => one.userRolePlayUuid === userRolePlayUuid) + 1);
  const plotted = tries.slice(-plottedSessions);
  return (
    <>
      <PrintLook />
      <Where tone={2}>
        {t('where', {
          title,
          which,
          day: formatDate(notes.endedAt, { dateStyle: 'long' }),
          length: clock(notes.durationMs),
          difficulty: setup.difficulty,
          ending: t(`ending.${notes.ending}`, { name: notes.partner.name }),
        })}
      </Where>
      <Title>{t('heading')}</Title>
      <ScoreRail score={total.score} band={total.band} />
      {coach && <CoachNote coach={coach} />}
      <Actions data-paper="none">
        <TryAgain userRolePlayUuid={userRolePlayUuid} harder={notes.harder}>
          {coach && <TalkItOver coach={coach} />}
          <Button variant="quiet" onClick={() => setSharing(true)}>
            <Icon of={Share2} />
            {t('share')}
          </Button>
          <Button variant="quiet" onClick={() => window.print()}>
            <Icon of={Printer} />
            {t('print')}
          </Button>
        </TryAgain>
      </Actions>
      <Highlights {...{ doneWell, toTry, language, coach }} />
      <Part title={t('criteria.title')} about={heard < 1 ? `${judgedBy(notes, t)} ${t('heard')}` : judgedBy(notes, t)}>
        {criteria.map((criterion) => (
          <CriterionRow
            key={criterion.slug}
            criterion={criterion}
            hasMoment={notes.moments.some((one) => one.criterion.slug === criterion.slug)}
          />
        ))}
      </Part>
      {notes.moments.length > 0 && <Moments notes={notes} />}
      {notes.moods.moves.length > 0 && <LightReplay notes={notes} />}
      {measures.length > 0 && (
        <Part
          title={t('measures.title')}
          about={`${t('measures.about')} ${measures.some(({ basis }) => basis === 'words') ? t('byWords') : ''}`}
        >
          {measures.map((measure) => (
            <Fragment key={measure.name}>
              <MeasureRow measure={measure} />
              {measure.name === 'pace' && <PaceOverTime measure={measure} />}
            </Fragment>
          ))}
          {setup.medium === 'text' && <Fine tone={3}>{t('measures.written')}</Fine>}
          <MeasureSources measures={measures} />
        </Part>
      )}
      <Part
        title={t('script.title')}
        about={
          <>
            <MarkedWords data-kind="worked">{t('script.straight')}</MarkedWords> {t('script.worked')}{' '}
            <MarkedWords data-kind="cost">{t('script.wavy')}</MarkedWords> {t('script.cost')}
          </>
        }
      >
        <Script lines={scriptLines(notes, t, m)} player={player} />
        {notes.voiceUntil !== null && (
          <>
            {/* eslint-disable-next-line jsx-a11y/media-has-caption -- the script beside it is its text */}
            <audio {...element} />
            <KeptVoice {...{ userRolePlayUuid, conversationUuid: notes.conversationUuid, until: notes.voiceUntil }} />
          </>
        )}
      </Part>
      {plotted.length > 0 && (
        <Part title={t('tries.title')} about={plotted.length === 1 ? t('tries.first') : progressOf(plotted, t)}>
          <SessionsPlot tries={plotted} />
          <Small data-paper="none">
            <TextLink alone as={Link} to={paths.progress}>
              {t('tries.all')}
            </TextLink>
          </Small>
        </Part>
      )}
      <KeepOrDelete userRolePlayUuid={userRolePlayUuid} />
      {sharing && <ShareSheet notes={notes} close={() => setSharing(false)} />}
    </>
  );
}

/** Returns who judged it: the rules, and a second reader if there was one; older scenes had a single judge. */
const judgedBy = ({ judgedBy: by, secondReader }: SceneFeedback, t: FeedbackText): string =>
  secondReader === 'none' ? t(`judgedBy.${by}`) : t(`secondReader.${secondReader}`);

/** Compares the first session shown with the last: up, down, or unchanged. */
function progressOf(tries: SceneFeedback['tries'], t: FeedbackText): ReactNode {
  const by = Math.round((tries.at(-1)!.score - tries[0]!.score) * 10) / 10;
  const way = by > 0 ? 'up' : by < 0 ? 'down' : 'same';
  return <Small as="span">{t('tries.progress', { way, by: scoreText(Math.abs(by)), count: tries.length })}</Small>;
}
