import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { customScenario, type RoleplaySession } from '@greenroom/contracts';
import { below, Fine, Head, hiddenButRead, onShortScreen, MarkedWords, Small } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';
import { beam, lit, litStyle, moodReason, moodTexts } from '../../shared/mood/index.ts';
import { useRoleplayDetailQuery } from '../../shared/roleplay/index.ts';
import { playerOf, portraitOf, wordsLangOf } from '../../shared/scene/index.ts';
import { MoodLine } from './mood-line.tsx';
import { texts } from './session-texts.ts';

const Panel = styled.aside`
  position: relative;
  overflow: hidden;
  border-right: 1px solid var(--line);
  > img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 50% 20%;
    ${lit}
  }
  &::before {
    content: '';
    position: absolute;
    z-index: 1;
    inset: 0 0 40%;
    ${beam}
  }
  &::after {
    content: '';
    position: absolute;
    inset: 45% 0 0;
    background: linear-gradient(rgba(13, 11, 9, 0), rgba(13, 11, 9, 0.94) 62%);
  }
  ${below.lg} {
    display: grid;
    grid-template-columns: 120px minmax(0, 1fr);
    border-right: 0;
    border-bottom: 1px solid var(--line);
    background: var(--surface-1);
    > img {
      position: static;
      height: 100%;
      min-height: 132px;
    }
    &::before {
      inset: 0 auto 0 0;
      width: 120px;
    }
    &::after {
      display: none;
    }
  }
  ${onShortScreen} {
    grid-template-columns: minmax(0, 1fr);
    &::before,
    > img {
      display: none;
    }
  }
`;

const Words = styled.div`
  position: absolute;
  z-index: 1;
  inset: auto 28px 28px;
  ${below.lg} {
    position: static;
    align-self: center;
    padding: 10px 20px 10px 18px;
  }
  ${onShortScreen} {
    padding: 4px 16px;
    > p:not(:first-of-type) {
      ${hiddenButRead}
    }
    > div {
      margin-top: 0;
    }
  }
`;

const Goal = styled(Small)`
  margin-top: 14px;
  ${below.lg} {
    display: none;
  }
`;

/** Keeps its height before the first reason, so that the portrait does not move. */
const Reason = styled(Small)`
  min-height: 3em;
  margin-top: 8px;
  ${below.lg} {
    font-size: var(--fs-fine);
  }
`;

const Who = styled(Head)`
  ${below.lg} {
    font-size: 20px;
  }
`;

/* Only beside the lines, where the window is high enough for the face above it. */
const Scored = styled.div`
  margin-top: 14px;
  padding-top: 12px;
  border-top: 1px solid var(--line);
  ul {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 2px 12px;
    margin: 4px 0 0;
    padding: 0;
    list-style: none;
  }
  ${below.lg} {
    display: none;
  }
  @media (max-height: 699px) {
    display: none;
  }
`;

/** The partner, the person's goal, the partner's mood, and what is scored. */
export function PartnerPanel({ session }: { session: RoleplaySession }): ReactNode {
  const t = texts.useText();
  const ofApp = messages.useText();
  const { partner, goal } = session.scene;
  const player = playerOf(partner);
  const lang = wordsLangOf(session.scene);
  const m = moodTexts.useText();
  const { begins, moves } = session.moods;
  const last = moves.at(-1);
  return (
    <Panel aria-label={t('partner')} style={litStyle(session.mood)}>
      <img
        src={portraitOf(partner)}
        alt={player ? t('partner.portrait', { player: player.name, name: partner.name }) : ''}
      />
      <Words>
        <Who as="p">{partner.name}</Who>
        {partner.role !== partner.name && (
          <Small tone={2} lang={lang}>
            {partner.role}
          </Small>
        )}
        {player && <Small tone={2}>{ofApp('playedBy', { name: player.name })}</Small>}
        {goal !== '' && (
          <Goal tone={2}>
            <MarkedWords in={t('goal', { goal })} words={goal} lang={lang} />
          </Goal>
        )}
        <MoodLine mood={session.mood} lines={session.lines.length} />
        <Reason tone={2} role="status">
          {last && last.because !== null && moodReason(last, moves.at(-2)?.mood ?? begins, partner.name, m)}
        </Reason>
        <WhatIsScored session={session} />
      </Words>
    </Panel>
  );
}

/** Keeps the place of the criteria until they are loaded. Each rubric has as many. */
const toCome = ['1', '2', '3', '4'].map((slug) => ({ slug, name: '\u00a0' }));

/** The criteria that the notes will be about. */
function WhatIsScored({ session }: { session: RoleplaySession }): ReactNode {
  const t = texts.useText();
  const { scene, userRolePlayUuid } = session;
  const { data, isError } = useRoleplayDetailQuery(
    scene.slug === null
      ? { params: { scenarioUuidOrSlug: customScenario }, query: { userRolePlayUuid } }
      : { params: { scenarioUuidOrSlug: scene.slug }, query: {} },
  );
  if (isError) return null;
  return (
    <Scored>
      <Fine tone={3} as="h2">
        {t('scored')}
      </Fine>
      <ul>
        {(data?.rubric ?? toCome).map(({ slug, name }) => (
          <Small key={slug} as="li" tone={2}>
            {name}
          </Small>
        ))}
      </ul>
    </Scored>
  );
}
