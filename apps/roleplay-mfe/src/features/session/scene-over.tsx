import styled from '@emotion/styled';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { pressed } from '@greenroom/analytics';
import { paths, pathTo, type RoleplaySession } from '@greenroom/contracts';
import { Link } from '@greenroom/navigation';
import { Body, ButtonLink, Row, Small } from '@greenroom/shared-ui';
import { CarryOn } from '../../shared/roleplay/index.ts';
import { texts } from './session-texts.ts';

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--s-2) var(--s-5);
  align-items: center;
  padding: 16px 18px;
  border: 1px solid var(--line-strong);
  border-radius: var(--r-card);
  background: var(--surface-1);
  @media (max-width: 575px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

interface SceneOverProps {
  session: RoleplaySession;
  /** The scene ended while the person was here: takes the focus, which announces the end to screen readers. */
  takesFocus: boolean;
}

/**
 * Shown in place of the input: how the scene ended, and a link to its feedback; where too little was said for it, how
 * much is missing, and ways to go on.
 */
export function SceneOver({ session, takesFocus }: SceneOverProps): ReactNode {
  const t = texts.useText();
  const words = useId();
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (takesFocus) link.current?.focus();
  }, [takesFocus]);
  const { status, ending, conversationUuid, scene, linesToFeedback, userRolePlayUuid } = session;
  const cancelled = status === 'cancelled';
  const short = !cancelled && linesToFeedback > 0;
  const hasNotes = !cancelled && !short;
  const outcome = cancelled ? 'cancelled' : (ending ?? 'stopped');
  const back =
    scene.slug === null
      ? paths.customScenario
      : pathTo('scenario', { categorySlug: scene.categorySlug, scenarioSlug: scene.slug });
  return (
    <Box>
      <div id={words}>
        <Body>{t(`over.${outcome}`, { name: scene.partner.name })}</Body>
        <Small tone={2}>
          {short ? t('over.short', { count: linesToFeedback }) : t(cancelled ? 'over.nothingSaid' : 'over.notes')}
        </Small>
      </div>
      <Row gap={2} wrap>
        {short && <CarryOn userRolePlayUuid={userRolePlayUuid} />}
        <ButtonLink
          ref={link}
          variant={short ? 'plain' : 'primary'}
          as={Link}
          aria-describedby={words}
          to={hasNotes ? pathTo('feedback', undefined, { uuid: conversationUuid }) : back}
          {...pressed(hasNotes ? 'scene.notes' : 'scene.again')}
        >
          {t(hasNotes ? 'over.read' : 'over.setAgain')}
        </ButtonLink>
      </Row>
    </Box>
  );
}
