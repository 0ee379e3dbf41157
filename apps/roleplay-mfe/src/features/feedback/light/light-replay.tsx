import styled from '@emotion/styled';
import { useState, type ReactNode } from 'react';
import type { SceneFeedback } from '@greenroom/contracts';
import { below, Body, Fine, Said, Small, TextLink } from '@greenroom/shared-ui';
import { LightTimeline } from '@greenroom/shared-ui/plots';
import { Part } from '@greenroom/speech-feedback';
import { lightOf, lit, litStyle, moodReason, moodTexts } from '../../../shared/mood/index.ts';
import { DisclosedList, portraitOf } from '../../../shared/scene/index.ts';
import { texts } from '../feedback-texts.ts';
import { lineId } from '../line-id.ts';

const Two = styled.div`
  display: grid;
  grid-template-columns: 176px minmax(0, 1fr);
  gap: var(--s-6);
  align-items: start;
  ${below.sm} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s-4);
  }
`;

const Portrait = styled.img`
  width: 100%;
  aspect-ratio: 4 / 5;
  object-fit: cover;
  object-position: 50% 20%;
  border-radius: 4px;
  ${lit}
  ${below.sm} {
    width: 112px;
  }
`;

/* Room for two lines of words, so that what is below does not move while the slider does. */
const Moment = styled.div`
  display: grid;
  gap: 8px;
  align-content: start;
  min-height: 176px;
  margin-top: var(--s-4);
`;

const Quote = styled(Said)`
  font-size: 18px;
  overflow-wrap: anywhere;
  a {
    margin-left: 6px;
    font: 400 13px var(--font-text);
    color: var(--text-3);
  }
`;

/** How open the partner was, line by line: a slider over the portrait's light, with the reason of each change. */
export function LightReplay({ notes }: { notes: SceneFeedback }): ReactNode {
  const t = texts.useText();
  const m = moodTexts.useText();
  const { moods, partner, script, voice } = notes;
  const { name } = partner;
  const places = [
    { position: 0, mood: moods.begins, reason: t('light.begins', { name }) },
    ...moods.moves.map((move, at) => ({
      position: move.position,
      mood: move.mood,
      reason: moodReason(move, moods.moves[at - 1]?.mood ?? moods.begins, name, m),
    })),
  ];
  const [at, setAt] = useState(() => steepest(places));
  const shown = places[at]!;
  const said = script.find(({ position }) => position === shown.position);
  const answer = script.find(({ position, author }) => position === shown.position + 1 && author === 'partner');
  const whereOf = (position: number) => (position === 0 ? t('light.before') : t('line', { position }));
  return (
    <Part title={t('light.title')} about={t('light.about', { name })}>
      <Two>
        <Portrait src={portraitOf({ ...partner, voice })} alt="" style={litStyle(shown.mood)} data-paper="none" />
        <div>
          <LightTimeline
            label={t('light.label')}
            points={places.map(({ position, mood, reason }) => ({
              id: String(position),
              light: lightOf(mood),
              text: `${whereOf(position)}. ${reason}`,
            }))}
            at={at}
            onAt={setAt}
            from={t('light.before')}
            to={t('light.last')}
          />
          <Moment>
            {said && said.text !== '' && (
              <Quote as="blockquote">
                {t('quoted', { text: said.text })}
                <TextLink alone href={`#${lineId(said.position)}`}>
                  {whereOf(said.position)}
                </TextLink>
              </Quote>
            )}
            <Body>{shown.reason}</Body>
            {answer && (
              <Small tone={2}>
                {t('light.answer', { name })}{' '}
                <span lang={notes.language ?? undefined}>{t('quoted', { text: answer.text })}</span>
              </Small>
            )}
          </Moment>
          <DisclosedList>
            <summary>{t('light.list')}</summary>
            <ol>
              {places.map(({ position, reason }) => (
                <li key={position}>
                  <Fine as="span" tone={3}>
                    {whereOf(position)}.
                  </Fine>{' '}
                  {reason}
                </li>
              ))}
            </ol>
          </DisclosedList>
        </div>
      </Two>
    </Part>
  );
}

/** Returns the place with the greatest change, which is shown first. */
function steepest(places: readonly { mood: number }[]): number {
  const changes = places.map(({ mood }, at) => Math.abs(mood - (places[at - 1]?.mood ?? mood)));
  return changes.indexOf(Math.max(...changes));
}
