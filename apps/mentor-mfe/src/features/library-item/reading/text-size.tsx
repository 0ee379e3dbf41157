import styled from '@emotion/styled';
import { useEffect, useState, type ReactNode } from 'react';
import { Choice } from '@greenroom/shared-ui';
import { forMeMessages } from '../../../shared/for-me/index.ts';

/** Factors by which an item's text is enlarged. */
const sizes = { '1': '1', '2': '1.2', '3': '1.45' } as const;
type Size = keyof typeof sizes;
const names = ['1', '2', '3'] as const;
const key = 'reading_size';

const Room = styled.div`
  margin-top: var(--s-5);
`;

/** Control for the text size of items; kept in the browser for all of them. */
export function TextSize(): ReactNode {
  const t = forMeMessages.useText();
  const [size, setSize] = useState<Size>(keptSize);
  useEffect(() => {
    document.documentElement.style.setProperty('--reading', sizes[size]);
    keepSize(size);
  }, [size]);
  return (
    <Room>
      <Choice<Size>
        legend={t('reading.size')}
        value={size}
        onChange={setSize}
        options={names.map((value) => ({ value, label: t(`reading.size.${value}`) }))}
      />
    </Room>
  );
}

function keptSize(): Size {
  try {
    return names.find((name) => name === localStorage.getItem(key)) ?? '1';
  } catch {
    return '1';
  }
}

function keepSize(size: Size): void {
  try {
    if (size === '1') localStorage.removeItem(key);
    else localStorage.setItem(key, size);
  } catch {
    // Without storage the size lasts as long as the page.
  }
}
