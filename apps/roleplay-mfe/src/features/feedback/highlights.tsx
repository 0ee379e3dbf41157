import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { SceneFeedback } from '@greenroom/contracts';
import { below, Said, Small } from '@greenroom/shared-ui';
import { texts } from './feedback-texts.ts';

const Two = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--s-5) var(--s-7);
  max-width: 980px;
  margin-bottom: var(--s-6);
  ${below.md} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Line = styled(Said)`
  margin: 6px 0 10px;
  font-size: clamp(20px, 1.9vw, 25px);
  overflow-wrap: anywhere;
`;

/**
 * The thing that went best, with a quote, and one to try, with a better line. Where a coach names them, only the lines
 * are shown.
 */
export function Highlights({
  doneWell,
  toTry,
  language,
  coach,
}: Pick<SceneFeedback, 'doneWell' | 'toTry' | 'language' | 'coach'>): ReactNode {
  const t = texts.useText();
  if (!doneWell && !toTry) return null;
  return (
    <Two>
      {doneWell && (
        <div>
          <Small tone={3}>{t('doneWell')}</Small>
          <Line as="blockquote">{t('quoted', { text: doneWell.quote.quote })}</Line>
          {!coach && <Small tone={2}>{doneWell.text}</Small>}
        </div>
      )}
      {toTry && (
        <div>
          <Small tone={3}>{t('toTry')}</Small>
          {toTry.betterLine === null ? (
            <Line>{toTry.text}</Line>
          ) : (
            <>
              <Line as="blockquote" lang={language ?? undefined}>
                {t('quoted', { text: toTry.betterLine })}
              </Line>
              {!coach && <Small tone={2}>{toTry.text}</Small>}
            </>
          )}
        </div>
      )}
    </Two>
  );
}
