import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { currentLocale } from '@greenroom/i18n';
import { Fine, Head, Said, Small } from '@greenroom/shared-ui';
import { landingMessages } from './messages/index.ts';

/** The partner of the scene “Ask for the raise”. */
export const partner = { name: 'Dorothea Achebe', portrait: '/assets/portraits/zuri-marlowe.svg' } as const;

/** The partner speaks the odd lines. The first five are in the recording: `npm run sounds:sample`. */
const lines = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;
const readAtOnce = 5;

const Lines = styled.ol`
  display: grid;
  gap: var(--s-3);
`;

const Line = styled.li`
  display: grid;
  gap: 2px;
`;

const Player = styled.audio`
  display: block;
  width: 100%;
  max-width: 420px;
  height: 54px;
  margin: var(--s-4) 0 var(--s-2);
`;

const Rest = styled.details`
  margin-top: var(--s-3);
  summary {
    width: fit-content;
    min-height: var(--tap);
    padding-block: 11px;
    font-size: var(--fs-small);
    cursor: pointer;
  }
`;

const Note = styled.div`
  display: grid;
  gap: var(--s-2);
  margin-top: var(--s-4);
  padding-top: var(--s-4);
  border-top: 1px solid var(--line);
`;

/** A rehearsal as it ran in the product, to read and to hear, with its score and the coach's note. */
export function SampleSession(): ReactNode {
  const t = landingMessages.useText();
  return (
    <section>
      <Head as="h3">{t('sample')}</Head>
      <Fine tone={2}>{t('sample.about')}</Fine>
      <Player
        controls
        preload="none"
        src={`/assets/sounds/sample-${currentLocale()}.wav`}
        aria-label={t('sample.hear')}
      />
      <Lines>
        {lines.slice(0, readAtOnce).map((line) => (
          <SpokenLine key={line} line={line} />
        ))}
      </Lines>
      <Rest>
        <summary>{t('sample.rest')}</summary>
        <Lines>
          {lines.slice(readAtOnce).map((line) => (
            <SpokenLine key={line} line={line} />
          ))}
        </Lines>
      </Rest>
      <Note>
        <Small>{t('sample.score')}</Small>
        <Said>{t('sample.note')}</Said>
        <Small tone={2}>Anila Kestrel</Small>
      </Note>
    </section>
  );
}

function SpokenLine({ line }: { line: (typeof lines)[number] }): ReactNode {
  const t = landingMessages.useText();
  const isPartner = line % 2 === 1;
  return (
    <Line>
      <Fine tone={3}>{isPartner ? partner.name : t('you')}</Fine>
      {isPartner ? <Said>{t(`sample.line${line}`)}</Said> : <Small>{t(`sample.line${line}`)}</Small>}
    </Line>
  );
}
