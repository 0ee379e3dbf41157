import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { saidSoFar, type CallView } from '@greenroom/conversation/call';
import { HeardWords } from '@greenroom/conversation/call-controls';
import { Caret, Fine, Said } from '@greenroom/shared-ui';
import { texts } from '../session-texts.ts';
import { Thread, ThreadLines } from '../session-layout.ts';

const Mine = styled.p`
  justify-self: end;
  max-width: min(80%, 34em);
  padding: 12px 16px;
  border-radius: 16px 16px 4px;
  background: var(--surface-2);
  overflow-wrap: anywhere;
`;

const Line = styled.li`
  display: grid;
`;

const Theirs = styled(Said)`
  font-size: 20px;
`;

/** Everything that is said, as text, while it is said. */
export function VoiceThread({ view, name }: { view: CallView; name: string }): ReactNode {
  const t = texts.useText();
  const said = view.turns.map((turn) => ({ turn, text: saidSoFar(view, turn) })).filter(({ text }) => text !== '');
  return (
    <Thread tabIndex={0} role="region" aria-label={t('thread')}>
      <ThreadLines>
        {said.map(({ turn, text }) => (
          <Line key={turn.id}>
            {turn.author === 'person' ? (
              <Mine>
                <HeardWords text={text} doubts={turn.doubts} />
              </Mine>
            ) : (
              <>
                <Fine tone={3}>{name}</Fine>
                <Theirs>{t('quoted', { text })}</Theirs>
              </>
            )}
          </Line>
        ))}
        {view.hearing !== '' && (
          <Line>
            <Mine>
              <HeardWords text={view.hearing} doubts={view.hearingDoubts} />
              <Caret />
            </Mine>
          </Line>
        )}
      </ThreadLines>
    </Thread>
  );
}
