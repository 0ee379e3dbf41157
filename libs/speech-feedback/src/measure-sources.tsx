import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { SpeechMeasure } from '@greenroom/contracts';
import { measureTexts } from './measure-texts.ts';

const Sources = styled.details`
  margin-top: var(--s-4);
  font-size: var(--fs-fine);
  line-height: 1.45;
  color: var(--text-2);
  summary {
    width: fit-content;
    min-height: var(--tap);
    padding-block: 13px;
    cursor: pointer;
  }
  ul {
    display: grid;
    gap: 8px;
    margin: 8px 0 0;
    padding: 0;
    list-style: none;
  }
  a {
    color: inherit;
    text-decoration-color: var(--line-strong);
    text-underline-offset: 3px;
  }
`;

/** Links a DOI to its resolver. */
const addressOf = (address: string) => (address.startsWith('doi:') ? `https://doi.org/${address.slice(4)}` : address);

/** Lists the sources of the ranges. */
export function MeasureSources({ measures }: { measures: readonly SpeechMeasure[] }): ReactNode {
  const t = measureTexts.useText();
  return (
    <Sources>
      <summary>{t('sources')}</summary>
      <ul>
        {measures.map(({ name, sources }) => (
          <li key={name}>
            {t(`measure.${name}`)}:{' '}
            {sources.map((source, at) => (
              <span key={source.name}>
                {at > 0 && '; '}
                {source.address === '' ? (
                  source.name
                ) : (
                  <a href={addressOf(source.address)} target="_blank" rel="noreferrer">
                    {source.name}
                  </a>
                )}
                {source.ours !== null && ` (${t('ours', { what: source.ours })})`}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </Sources>
  );
}
