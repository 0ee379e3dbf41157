import styled from '@emotion/styled';
import { useState, type ReactNode } from 'react';
import { lazyPart } from '@greenroom/federation/lazy';
import { below, Body, Button, Fine, Figures } from '@greenroom/shared-ui';
import { texts } from './feedback-texts.ts';
import { LineWords } from './line-words.tsx';
import type { Mark } from './marked-text.ts';
import { useBeforePrint } from './use-before-print.ts';
import type { VoicePlayer } from './voice/use-voice-player.ts';

const HearFrom = lazyPart(async () => (await import('./voice/index.ts')).HearFrom, {
  waiting: null,
  failed: () => null,
});

const Lines = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Line = styled.li`
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr) 220px;
  gap: 6px 16px;
  padding: 10px 0;
  scroll-margin-top: 24px;
  &:target,
  &[aria-current] {
    background: var(--accent-wash);
  }
  ${below.lg} {
    grid-template-columns: 72px minmax(0, 1fr);
    gap: 6px 10px;
  }
`;

const FeedbackReport = styled.div`
  display: grid;
  gap: 8px;
  align-content: start;
  grid-column: 3;
  ${below.lg} {
    grid-column: 2;
    &:empty {
      display: none;
    }
  }
`;

const Note = styled(Fine)`
  padding-left: 12px;
  border-left: 2px solid var(--good);
  &[data-kind='cost'] {
    border-color: var(--warn);
  }
`;

/** A line of the scene, as the feedback shows it. */
export interface ScriptLine {
  id: string;
  position: number;
  /** "You", or the partner's name. */
  who: string;
  mine: boolean;
  text: string;
  /** "1:12", where the scene was spoken. */
  time?: string;
  marks: readonly (Mark & { heardAtMs: number | null })[];
  /** The person's own recording, if it is stored. */
  voice: { durationMs: number } | null;
}

/** Returns the notes for the margin: each place where a recording can be played, otherwise each text once. */
function notesOf(marks: ScriptLine['marks'], heard: boolean): ScriptLine['marks'] {
  if (heard) return marks;
  return marks.filter(({ note }, at) => marks.findIndex((one) => one.note === note) === at);
}

/** The scene word for word, with marks for what worked and what cost points. At first it shows marked lines only. */
export function Script({ lines, player }: { lines: readonly ScriptLine[]; player: VoicePlayer }): ReactNode {
  const t = texts.useText();
  const [all, setAll] = useState(false);
  useBeforePrint(() => setAll(true));
  const marked = lines.filter(({ marks }) => marks.length > 0);
  // A short script is shown whole.
  const shown = all || marked.length === 0 || lines.length <= 12 ? lines : marked;
  return (
    <>
      <Lines>
        {shown.map(({ id, position, who, mine, text, time, marks, voice }) => (
          <Line key={id} id={id} aria-current={player.playing?.position === position || undefined}>
            <Fine tone={3}>
              {time !== undefined && <Figures>{time} </Figures>}
              {who}
            </Fine>
            <Body as="div" tone={mine ? undefined : 2}>
              <LineWords text={text} marks={marks} hiddenOnPaper={!mine} />
              {voice && <HearFrom player={player} position={position} durationMs={voice.durationMs} />}
            </Body>
            <FeedbackReport>
              {notesOf(marks, voice !== null).map(({ note, kind, heardAtMs }, at) => (
                <Note key={at} as="div" tone={2} data-kind={kind}>
                  {note}
                  {voice && heardAtMs !== null && (
                    <HearFrom player={player} position={position} markAtMs={heardAtMs} durationMs={voice.durationMs} />
                  )}
                </Note>
              ))}
            </FeedbackReport>
          </Line>
        ))}
      </Lines>
      {shown.length < lines.length && (
        <Button variant="quiet" onClick={() => setAll(true)}>
          {t('script.all', { count: lines.length })}
        </Button>
      )}
    </>
  );
}
