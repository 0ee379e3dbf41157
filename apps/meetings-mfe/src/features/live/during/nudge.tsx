import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { LiveMeasures } from '@greenroom/contracts';
import { Said, Small } from '@greenroom/shared-ui';
import { texts } from '../live-texts.ts';

const Cue = styled.div`
  border-inline-start: 3px solid var(--accent);
  padding-inline-start: 18px;
  p:first-of-type {
    font-size: 26px;
    line-height: 1.25;
  }
`;

/** How long a nudge stays visible. In ms. */
const shownMs = 60_000;

/** The current nudge, with words to try. */
export function Nudge({ nudge, atMs }: Pick<LiveMeasures, 'nudge' | 'atMs'>): ReactNode {
  const t = texts.useText();
  const isNow = nudge && atMs - nudge.atMs < shownMs;
  return (
    // Takes no space without a nudge.
    <div role="status" style={isNow ? undefined : { position: 'absolute' }}>
      {isNow && (
        <Cue>
          <Said>{t(`nudge.${nudge.kind}`)}</Said>
          <Small tone={2}>{t(`nudge.${nudge.kind}.try`)}</Small>
        </Cue>
      )}
    </div>
  );
}
