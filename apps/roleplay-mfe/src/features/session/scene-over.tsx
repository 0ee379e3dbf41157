import styled from '@emotion/styled';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { pressed } from '@greenroom/analytics';
import { paths, pathTo, type RoleplaySession } from '@greenroom/contracts';
import { Link } from '@greenroom/navigation';
import { Body, ButtonLink, Small } from '@greenroom/shared-ui';
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

/** Shown in place of the input: how the scene ended, and a link to its feedback. */
export function SceneOver({ session, takesFocus }: SceneOverProps): ReactNode {
  const t = texts.useText();
  const words = useId();
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (takesFocus) link.current?.focus();
  }, [takesFocus]);
  const { status, ending, conversationUuid, scene } = session;
  const cancelled = status === 'cancelled';
  const outcome = cancelled ? 'cancelled' : (ending ?? 'stopped');
  const back =
    scene.slug === null
      ? paths.customScenario
      : pathTo('scenario', { categorySlug: scene.categorySlug, scenarioSlug: scene.slug });
  return (
    <Box>
      <div id={words}>
        <Body>{t(`over.${outcome}`, { name: scene.partner.name })}</Body>
        <Small tone={2}>{t(cancelled ? 'over.nothingSaid' : 'over.notes')}</Small>
      </div>
      <ButtonLink
        ref={link}
        variant="primary"
        as={Link}
        aria-describedby={words}
        to={cancelled ? back : pathTo('feedback', undefined, { uuid: conversationUuid })}
        {...pressed(cancelled ? 'scene.again' : 'scene.notes')}
      >
        {t(cancelled ? 'over.setAgain' : 'over.read')}
      </ButtonLink>
    </Box>
  );
}
