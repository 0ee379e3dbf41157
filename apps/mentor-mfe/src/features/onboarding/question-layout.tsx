import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { paths, type Onboarding } from '@greenroom/contracts';
import { portraitOf, type KnownCoach } from '@greenroom/contracts/known-coaches';
import { Link } from '@greenroom/navigation';
import { below, ButtonLink, Mark, Page, fullScreenHeight, seat, SkipLink, Small } from '@greenroom/shared-ui';
import type { Question } from './questions.ts';
import { onboardingMessages } from './messages/index.ts';

const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  min-height: ${fullScreenHeight};
  ${below.lg} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto 1fr;
  }
`;

const Asking = styled.div`
  display: grid;
  grid-template: auto 1fr / minmax(0, 1fr);
  min-width: 0;
  padding: 0 var(--s-8) var(--s-5) var(--edge);
  form {
    display: grid;
    grid-template-columns: minmax(0, 640px);
    grid-template-rows: 1fr auto;
  }
  ${below.lg} {
    padding: 0 var(--gutter) var(--s-4);
    form {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

const Bar = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  flex-wrap: wrap;
  min-height: var(--bar);
  max-width: 640px;
  ${below.lg} {
    max-width: none;
  }
`;

/** Column for the question and its answers. */
export const Middle = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-4);
  align-self: center;
  padding-block: var(--s-5);
  h1:focus {
    outline: none;
  }
  ${below.lg} {
    align-self: start;
  }
`;

/** Row for the buttons "back" and "continue". */
export const Ways = styled.div`
  display: flex;
  gap: var(--s-4);
  align-items: center;
  justify-content: space-between;
`;

const Seat = styled.aside`
  ${seat({ eyes: 24, dusk: 62, dark: 0.88 })}
  p {
    position: absolute;
    inset: auto 32px 28px;
    z-index: 1;
  }
  ${below.lg} {
    order: -1;
    height: clamp(120px, 22vh, 210px);
    img {
      object-position: 50% 29%;
    }
    p,
    &::after {
      display: none;
    }
  }
`;

/** Coach shown beside each question; at the last one, a coach with the chosen manner. */
const sitters: Record<'goal' | 'withWhom' | NonNullable<Onboarding['manner']>, KnownCoach> = {
  goal: 'rosalind-achter',
  withWhom: 'imogen-vale',
  gentle: 'baptiste-orlay',
  straight: 'rosalind-achter',
  playful: 'kaito-lindqvist',
};

interface QuestionLayoutProps {
  question: Question;
  manner: Onboarding['manner'];
  /** The link to leave onboarding. */
  skip: ReactNode;
  children: ReactNode;
}

/** Layout with a question on the left and a coach on the right. */
export function QuestionLayout({ question, manner, skip, children }: QuestionLayoutProps): ReactNode {
  const t = onboardingMessages.useText();
  const seat = question === 'manner' ? (manner ?? 'straight') : question;
  return (
    <>
      <SkipLink href="#main">{t('onboarding.toQuestion')}</SkipLink>
      <Page bleed>
        <Halves>
          <Asking>
            <TopBar end={skip} />
            {children}
          </Asking>
          <Seat aria-label={t('onboarding.coach')}>
            <img src={portraitOf(sitters[seat])} alt="" />
            <Small>{t(`onboarding.coach.${seat}`)}</Small>
          </Seat>
        </Halves>
      </Page>
    </>
  );
}

function TopBar({ end }: { end: ReactNode }): ReactNode {
  const t = onboardingMessages.useText();
  return (
    <Bar>
      <Mark as={Link} to={paths.homepage} label={t('onboarding.home')}>
        {t('onboarding.brand')}
      </Mark>
      {end}
    </Bar>
  );
}

/** Layout without a question, with a link to leave. */
export function Quiet({ next, children }: { next: string; children: ReactNode }): ReactNode {
  const t = onboardingMessages.useText();
  return (
    <Page bleed>
      <Halves>
        <Asking>
          <TopBar
            end={
              <ButtonLink variant="quiet" size="s" as={Link} to={next}>
                {t('onboarding.skip')}
              </ButtonLink>
            }
          />
          <Middle>{children}</Middle>
        </Asking>
        <Seat aria-hidden="true" />
      </Halves>
    </Page>
  );
}
