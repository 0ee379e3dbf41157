import styled from '@emotion/styled';
import { MessageSquareText } from 'lucide-react';
import type { ReactNode } from 'react';
import { pressed, tile } from '@greenroom/analytics';
import { coachesAnchor, pathTo, type CoachCard } from '@greenroom/contracts';
import { Link } from '@greenroom/navigation';
import { below, ButtonLink, Fine, Hero, Icon, Lead, Row, seat } from '@greenroom/shared-ui';
import { messages } from '../messages/index.ts';
import { landingMessages } from './messages/index.ts';
import { ComingUp } from './coming-up.tsx';
import { FreeAllowance } from './free-allowance.tsx';
import { PriceInShort } from './price-section.tsx';

const Wings = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 47fr) minmax(0, 53fr);
  min-height: min(860px, 100vh);
  ${below.lg} {
    grid-template-columns: minmax(0, 1fr);
    min-height: 0;
  }
`;

const Pitch = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  padding: 132px var(--s-6) 72px var(--edge);
  background: var(--pool);
  ${below.lg} {
    padding: calc(var(--bar) + var(--s-5)) var(--gutter) var(--s-7);
  }
`;

const Heading = styled(Hero)`
  font-size: clamp(46px, 6.6vw, 104px);
`;

const Text = styled(Lead)`
  max-width: 30em;
  margin: var(--s-5) 0 var(--s-6);
`;

const What = styled.p`
  margin-bottom: var(--s-3);
  color: var(--text-2);
`;

const Small = styled(Fine)`
  margin-top: var(--s-4);
`;

const Portraits = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: 1.1fr 1fr 1fr 0.92fr;
  gap: 2px;
  &::before {
    content: '';
    position: absolute;
    inset: 0 0 auto;
    z-index: 2;
    height: 110px;
    background: linear-gradient(rgba(13, 11, 9, 0.72), rgba(13, 11, 9, 0));
    pointer-events: none;
  }
  ${below.lg} {
    grid-template-columns: 1fr 1fr;
    height: min(52vh, 460px);
    min-height: 380px;
    &::before {
      display: none;
    }
    a:nth-of-type(n + 3) {
      display: none;
    }
  }
`;

const Portrait = styled(Link)`
  ${seat({ eyes: 30, dusk: 55, dark: 0.86 })}
  display: block;
  min-height: 320px;
  background: var(--surface-2);
  text-decoration: none;
  img {
    transition: transform var(--t-light) var(--ease-light);
  }
  &:hover img {
    transform: scale(1.03);
  }
`;

const Caption = styled.span`
  position: absolute;
  right: 12px;
  bottom: 22px;
  left: 18px;
  z-index: 1;
  font-size: var(--fs-small);
  line-height: 1.35;
  b {
    display: block;
    font: 450 21px/1.2 var(--font-display);
  }
`;

function Field({ of: coach }: { of: CoachCard }): ReactNode {
  return <span lang={coach.language}>{coach.field}</span>;
}

/** The top of the landing page: the headline, the main button, and large portraits of coaches. */
export function Opening({ coaches }: { coaches: CoachCard[] }): ReactNode {
  const t = landingMessages.useText();
  const site = messages.useText();
  const first = coaches[0];
  return (
    <Wings>
      <Pitch>
        <What>{t('what')}</What>
        <Heading>{site('landing.title')}.</Heading>
        <ComingUp />
        <Text>{site('landing.lead')}</Text>
        <Row wrap>
          <ButtonLink href={`#${coachesAnchor}`} {...pressed('landing.start')}>
            {t('start')}
          </ButtonLink>
          {first && (
            <ButtonLink
              variant="quiet"
              as={Link}
              to={pathTo('mentorChat', { instructorSlug: first.slug })}
              {...pressed('landing.write')}
            >
              <Icon of={MessageSquareText} />
              {t('write', { name: first.name.split(' ')[0] ?? first.name })}
            </ButtonLink>
          )}
        </Row>
        <Small tone={3}>
          <FreeAllowance /> <PriceInShort />
        </Small>
      </Pitch>
      <Portraits role="group" aria-label={t('someCoaches')}>
        {coaches.map((coach, index) => (
          <Portrait
            key={coach.slug}
            to={pathTo('mentor', { instructorSlug: coach.slug })}
            {...tile({ instructor_slug: coach.slug })}
          >
            <img src={coach.portrait} alt="" fetchPriority={index < 2 ? 'high' : 'auto'} />
            <Caption>
              <b>{coach.name}</b>
              <Field of={coach} />
            </Caption>
          </Portrait>
        ))}
      </Portraits>
    </Wings>
  );
}
