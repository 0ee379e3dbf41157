import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { CoachCard } from '@greenroom/contracts';
import { Body, below, Face, Head, Initials, Said } from '@greenroom/shared-ui';
import { landingMessages } from './messages/index.ts';
import { LandingSection } from './section.tsx';

const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  border-top: 1px solid var(--line);
  ${below.lg} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Act = styled.li`
  display: grid;
  grid-template-rows: auto auto 1fr;
  gap: var(--s-3);
  padding: var(--s-5) var(--s-6) 0 0;
  & + & {
    padding-left: var(--s-6);
    border-left: 1px solid var(--line);
  }
  ${below.lg} {
    &,
    & + & {
      padding: var(--s-5) 0 var(--s-6);
      border-left: 0;
      border-bottom: 1px solid var(--line);
    }
  }
`;

const Fragment = styled.div`
  margin-top: var(--s-5);
  ${below.lg} {
    margin-top: var(--s-3);
  }
`;

const Turn = styled.div`
  display: grid;
  grid-template-columns: 32px 1fr;
  gap: 12px;
  padding: 10px 0;
  font-size: var(--fs-small);
  line-height: 1.5;
`;

const Before = styled(Body)`
  color: var(--text-3);
  text-decoration: line-through;
  text-decoration-color: var(--line-strong);
`;

const After = styled(Said)`
  margin-top: var(--s-3);
  font-size: var(--fs-head);
`;

const Shelf = styled.img`
  width: 100%;
  max-width: 420px;
  aspect-ratio: 16 / 9;
  object-fit: cover;
  border-radius: var(--r-card);
`;

/** Explains the product in three steps. */
export function Acts({ coaches }: { coaches: CoachCard[] }): ReactNode {
  const t = landingMessages.useText();
  const coach = coaches.at(-2) ?? coaches[0];
  return (
    <LandingSection title={t('room')} text={t('roomText')}>
      <List>
        <Act>
          <Head>{t('act1')}</Head>
          <Body tone={2}>{t('act1Text')}</Body>
          <Fragment>
            <Turn>
              {coach && <Face size="s" src={coach.portrait} />}
              <Said>{t('act1Coach1')}</Said>
            </Turn>
            <Turn>
              <Initials size="s" aria-hidden="true">
                {t('you')}
              </Initials>
              <Body tone={2}>{t('act1You')}</Body>
            </Turn>
            <Turn>
              {coach && <Face size="s" src={coach.portrait} />}
              <Said>{t('act1Coach2')}</Said>
            </Turn>
          </Fragment>
        </Act>
        <Act>
          <Head>{t('act2')}</Head>
          <Body tone={2}>{t('act2Text')}</Body>
          <Fragment role="group" aria-label={t('act2Label')}>
            <Before as="del">{t('act2Before')}</Before>
            <After>{t('act2After')}</After>
          </Fragment>
        </Act>
        <Act>
          <Head>{t('act3')}</Head>
          <Body tone={2}>{t('act3Text')}</Body>
          <Fragment>
            <Shelf src="/assets/art/pan.svg" alt="" loading="lazy" />
          </Fragment>
        </Act>
      </List>
    </LandingSection>
  );
}
