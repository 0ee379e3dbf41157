import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { paths, type CoachCard } from '@greenroom/contracts';
import { Link } from '@greenroom/navigation';
import {
  below,
  HalfBar,
  HalfOfWords,
  Halves,
  Hero,
  Lead,
  Mark,
  Page,
  Row,
  Said,
  seat,
  Small,
} from '@greenroom/shared-ui';
import { messages } from '../../shared/checkout/index.ts';

const Middle = styled.div`
  align-self: center;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-5);
  width: 100%;
  max-width: 540px;
  padding-block: var(--s-5);
  ${below.lg} {
    align-self: start;
    max-width: none;
  }
`;

const Seat = styled.aside`
  ${seat({ eyes: 24, dusk: 55, dark: 0.92 })}
  ${below.lg} {
    height: clamp(200px, 36vh, 340px);
  }
`;

const Words = styled.div`
  position: absolute;
  inset: auto 40px 36px;
  z-index: 1;
  display: grid;
  gap: 8px;
  ${below.lg} {
    inset: auto 20px 18px;
  }
`;

const Line = styled(Said)`
  max-width: 22em;
  font-size: 27px;
  ${below.lg} {
    font-size: 21px;
  }
`;

interface SuccessPageProps {
  /** The coach shown beside it; undefined while unknown. */
  coach: CoachCard | undefined;
  /** A line above the heading. */
  tag?: ReactNode;
  heading: ReactNode;
  lead: ReactNode;
  /** The content changes by itself and is announced. */
  live?: boolean;
  children?: ReactNode;
}

/** The page after the payment, whatever the result, with a coach beside it. */
export function SuccessPage({ coach, tag, heading, lead, live = false, children }: SuccessPageProps): ReactNode {
  const t = messages.useText();
  return (
    <Page bleed>
      <Halves>
        <HalfOfWords>
          <HalfBar>
            <Mark as={Link} to={paths.root} label={t('markLabel')}>
              Greenroom
            </Mark>
          </HalfBar>
          <Middle aria-live={live ? 'polite' : undefined}>
            {tag !== undefined && <Row gap={2}>{tag}</Row>}
            <Hero>{heading}</Hero>
            <Lead>{lead}</Lead>
            {children}
          </Middle>
        </HalfOfWords>
        {coach ? (
          <Seat aria-label={t('success.portrait', { name: coach.name })}>
            <img src={coach.portrait} alt="" />
            <Words>
              <Line lang={coach.language}>{t('success.said', { line: coach.line })}</Line>
              <Small>{t('success.fiction', { name: coach.name, field: coach.field })}</Small>
            </Words>
          </Seat>
        ) : (
          <Seat />
        )}
      </Halves>
    </Page>
  );
}
