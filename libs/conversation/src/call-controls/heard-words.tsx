import styled from '@emotion/styled';
import { Fragment, type ReactNode } from 'react';
import { VisuallyHidden } from '@greenroom/shared-ui';
import { callControlTexts } from './messages/index.ts';

const Doubtful = styled.span`
  text-decoration: underline dotted 2px;
  text-decoration-color: var(--text-3);
  text-underline-offset: 5px;
  font-style: italic;
`;

/** Shows the user's recognised words; uncertain words are dotted, and marked as such for screen readers. */
export function HeardWords({ text, doubts = [] }: { text: string; doubts?: readonly number[] | undefined }): ReactNode {
  const t = callControlTexts.useText();
  if (doubts.length === 0) return text;
  return stretchesOf(text, new Set(doubts)).map(({ at, words, isDoubtful }) => (
    <Fragment key={at}>
      {at > 0 && ' '}
      {isDoubtful ? (
        <Doubtful>
          {words}
          <VisuallyHidden> {t('heard.unsure')}</VisuallyHidden>
        </Doubtful>
      ) : (
        words
      )}
    </Fragment>
  ));
}

/** Groups neighbouring words that are all certain or all uncertain. */
function stretchesOf(text: string, doubts: ReadonlySet<number>) {
  const stretches: { at: number; words: string; isDoubtful: boolean }[] = [];
  for (const [at, word] of text.split(/\s+/).filter(Boolean).entries()) {
    const isDoubtful = doubts.has(at);
    const last = stretches.at(-1);
    if (last?.isDoubtful === isDoubtful) last.words += ` ${word}`;
    else stretches.push({ at, words: word, isDoubtful });
  }
  return stretches;
}
