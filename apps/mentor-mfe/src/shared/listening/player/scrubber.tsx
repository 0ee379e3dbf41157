import styled from '@emotion/styled';
import { useState, type ReactNode } from 'react';
import { Fine } from '@greenroom/shared-ui';
import { clockOf } from './clock-of.ts';
import { playerMessages } from './messages/index.ts';
import type { Deck } from './use-deck.ts';

const Line = styled.div`
  flex: 1 1 200px;
  display: flex;
  align-items: center;
  gap: var(--s-3);
  min-width: 0;
  input {
    flex: 1;
    min-width: 0;
    height: 44px;
    margin: 0;
    accent-color: var(--text);
    cursor: pointer;
  }
  span {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;

/** A slider for the position, by pointer or arrow keys; it seeks on release. */
export function Scrubber({ deck }: { deck: Deck }): ReactNode {
  const t = playerMessages.useText();
  const [held, setHeld] = useState<number>();
  const letGo = () => {
    if (held !== undefined) deck.seek(held);
    setHeld(undefined);
  };
  const at = held ?? deck.position;
  const time = t(deck.exact ? 'time' : 'timeAbout', { at: clockOf(at), total: clockOf(deck.total) });
  return (
    <Line>
      <input
        type="range"
        aria-label={t('position')}
        aria-valuetext={time}
        min={0}
        max={Math.ceil(deck.total)}
        step={1}
        value={Math.floor(at)}
        onChange={({ target }) => setHeld(Number(target.value))}
        onPointerUp={letGo}
        onKeyUp={letGo}
        onBlur={letGo}
      />
      <Fine as="span" tone={2} aria-hidden="true">
        {time}
      </Fine>
    </Line>
  );
}
