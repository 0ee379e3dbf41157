import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { knownCoaches, portraitOf } from '@greenroom/contracts/known-coaches';
import { below, Said, seat, Small } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';
import type { AuthPageCoach } from './auth-pages.ts';

const Seat = styled.aside`
  ${seat({ eyes: 22, dusk: 58, dark: 0.92 })}
  ${below.lg} {
    height: clamp(170px, 24vh, 260px);
    img {
      left: auto;
      width: min(62%, 420px);
      object-position: 50% 24%;
    }
    &::after {
      inset: 0;
      background: linear-gradient(
        90deg,
        #0d0b09 calc(100% - min(62%, 420px)),
        rgba(13, 11, 9, 0) calc(100% - 0.4 * min(62%, 420px))
      );
    }
  }
`;

const Words = styled.div`
  position: absolute;
  inset: auto 40px 34px;
  z-index: 1;
  display: grid;
  gap: 8px;
  max-width: 26em;
  ${below.lg} {
    inset: auto auto 14px var(--gutter);
    gap: 4px;
    width: min(54%, 420px);
  }
`;

const Line = styled(Said)`
  font-size: 25px;
  ${below.lg} {
    font-size: 18px;
    line-height: 1.3;
  }
`;

/** A coach beside the form, with a quote. */
export function CoachSeat({ coach }: { coach: AuthPageCoach }): ReactNode {
  const t = messages.useText();
  return (
    <Seat aria-label={t('auth.coach', { name: knownCoaches[coach] })}>
      <img src={portraitOf(coach)} alt="" />
      <Words>
        <Line>{t(`auth.quote.${coach}`)}</Line>
        <Small>{t('auth.fictional', { name: knownCoaches[coach] })}</Small>
      </Words>
    </Seat>
  );
}
