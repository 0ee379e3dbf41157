import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { RoleplaySession, SceneLine } from '@greenroom/contracts';
import { below, CareNote, Caret, Fine, Said, Small, TextButton, VisuallyHidden } from '@greenroom/shared-ui';
import { wordsLangOf } from '../../shared/scene/index.ts';
import { texts } from './session-texts.ts';
import { Thread, ThreadLines } from './session-layout.ts';
import type { useSay } from './use-say.ts';

const Mine = styled.li`
  display: grid;
  justify-items: end;
  gap: 6px;
`;

const Bubble = styled.p`
  max-width: min(80%, 34em);
  padding: 12px 16px;
  border-radius: 16px 16px 4px;
  background: var(--surface-2);
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  &[data-state='sending'] {
    color: var(--text-2);
  }
  &[data-state='failed'] {
    border: 1px solid var(--bad);
  }
`;

const Theirs = styled(Said)`
  font-size: 20px;
  overflow-wrap: anywhere;
  ${below.lg} {
    font-size: 18px;
  }
`;

const Direction = styled(Small)`
  max-width: 46em;
  margin-inline: auto;
  text-align: center;
`;

interface SceneThreadProps {
  session: RoleplaySession;
  outgoing: ReturnType<typeof useSay>['outgoing'];
  /** Sends a failed line again. */
  sendAgain(): void;
  /** Takes a rejected line back into the input. */
  takeBack(): void;
  /** The person asked to hear the last line again: it is shown again and counts once. */
  onceMore: boolean;
}

/** The situation and all lines so far. */
export function SceneThread({ session, outgoing, sendAgain, takeBack, onceMore }: SceneThreadProps): ReactNode {
  const t = texts.useText();
  const { lines, scene } = session;
  const name = scene.partner.name;
  const last = lines.findLast(({ author, care }) => author === 'partner' && !care);
  // The line may already be in the scene if only the reply was lost.
  const onItsWay = outgoing && !lines.some(({ clientLineId }) => clientLineId === outgoing.clientLineId);
  return (
    <Thread tabIndex={0} role="region" aria-label={t('thread')}>
      <ThreadLines>
        <li>
          <Direction tone={3} lang={wordsLangOf(scene)}>
            {scene.situation}
          </Direction>
        </li>
        {lines.length === 0 && !outgoing && scene.opens === 'you' && (
          <li>
            <Direction tone={2}>{t('youBegin')}</Direction>
          </li>
        )}
        {lines.map((line) => (
          <Line key={line.position} line={line} name={name} />
        ))}
        {onceMore && last && (
          <li role="status">
            <Theirs>{t('again.said', { name, text: last.text })}</Theirs>
          </li>
        )}
        {onItsWay && (
          <Mine>
            <VisuallyHidden>{t('you')}</VisuallyHidden>
            <Bubble data-state={outgoing.state}>{outgoing.text}</Bubble>
            {outgoing.state === 'failed' && (
              <Fine tone="bad" role="alert">
                {outgoing.code === 'message_too_long' ? t('tooLong') : t('failedToSend')}{' '}
                {outgoing.code === 'message_too_long' ? (
                  <TextButton alone type="button" size="fine" onClick={takeBack}>
                    {t('shorten')}
                  </TextButton>
                ) : (
                  <TextButton alone type="button" size="fine" onClick={sendAgain}>
                    {t('sendAgain')}
                  </TextButton>
                )}
              </Fine>
            )}
          </Mine>
        )}
        {outgoing?.state === 'sending' && (
          <li>
            <Small tone={3} role="status">
              {t('thinking', { name })} <Caret />
            </Small>
          </li>
        )}
      </ThreadLines>
      <VisuallyHidden aria-live="polite">{last && t('saidAloud', { name, text: last.text })}</VisuallyHidden>
    </Thread>
  );
}

function Line({ line, name }: { line: SceneLine; name: string }): ReactNode {
  const t = texts.useText();
  if (line.author === 'person') {
    return (
      <Mine>
        <VisuallyHidden>{t('you')}</VisuallyHidden>
        {line.status === 'removed' ? (
          <Fine tone={2}>{t('removed')}</Fine>
        ) : (
          <Bubble data-state="said">{line.text}</Bubble>
        )}
      </Mine>
    );
  }
  if (line.care)
    return (
      <li>
        <CareNote text={line.text}>
          <Fine tone={2}>{t('care.apart')}</Fine>
        </CareNote>
      </li>
    );
  return (
    <li>
      <Fine tone={3}>{name}</Fine>
      <Theirs>{t('quoted', { text: line.text })}</Theirs>
    </li>
  );
}
