import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';
import { below, Head, inputOverLabel, Print, Small, VisuallyHidden } from '@greenroom/shared-ui';
import { moments, type Moment } from '../../shared/said/index.ts';
import { quizMessages } from './messages/index.ts';

const art: Record<Moment, string> = {
  'standing-up': 'mic',
  asking: 'table',
  'being-asked': 'chairs',
  'saying-it-kindly': 'letter',
};

const Grid = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: var(--s-4);
  min-width: 0;
  margin: 0;
  padding: 6px 0 0;
  border: 0;
  ${below.lg} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--s-5) var(--s-3);
  }
`;

const Tile = styled.div`
  ${inputOverLabel}
  label {
    display: block;
    cursor: pointer;
  }
`;

const Name = styled(Head)`
  display: block;
  margin: 14px 0 4px;
`;

/* The chosen tile is lit. */
const Picture = styled(Print)`
  filter: brightness(0.6) saturate(0.75);
  transition: filter var(--t-light) var(--ease-light);
  input:hover + label & {
    filter: brightness(0.8) saturate(0.9);
  }
  input:checked + label & {
    filter: none;
    box-shadow:
      0 0 0 2px var(--bg),
      0 0 0 4px var(--text);
  }
  input:focus-visible + label & {
    outline: 2px solid var(--focus);
    outline-offset: 6px;
  }
  ${below.lg} {
    aspect-ratio: 1;
  }
`;

interface MomentTilesProps {
  legend: string;
  chosen: Moment | undefined;
  choose(moment: Moment): void;
}

/** Shows four moments as pictures, of which one can be chosen. */
export function MomentTiles({ legend, chosen, choose }: MomentTilesProps): ReactNode {
  const t = quizMessages.useText();
  const name = useId();
  return (
    <Grid>
      <VisuallyHidden as="legend">{legend}</VisuallyHidden>
      {moments.map((one) => (
        <Tile key={one}>
          <input
            type="radio"
            name={name}
            id={name + one}
            value={one}
            checked={chosen === one}
            onChange={() => choose(one)}
          />
          <label htmlFor={name + one}>
            <Picture as="span" src={`/assets/art/${art[one]}.svg`} loading="eager" />
            <Name as="span">{t(`moment.${one}`)}</Name>
            <Small as="span" tone={2}>
              {t(`moment.${one}.text`)}
            </Small>
          </label>
        </Tile>
      ))}
    </Grid>
  );
}
