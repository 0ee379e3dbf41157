import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { CoachCard } from '@greenroom/contracts';
import { Body, below, Face, Figures, Head, Initials, Said, Small } from '@greenroom/shared-ui';
import { landingMessages } from './messages/index.ts';
import { partner } from './sample-session.tsx';
import { LandingSection } from './section.tsx';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0 var(--s-8);
  ${below.lg} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Act = styled.li`
  display: grid;
  align-content: start;
  gap: var(--s-3);
  padding: var(--s-5) 0 var(--s-7);
  border-top: 1px solid var(--line);
`;

const Fragment = styled.div`
  margin-top: var(--s-4);
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

/** Shows the four ways to practise, each with a moment from the product. */
export function Acts({ coaches }: { coaches: CoachCard[] }): ReactNode {
  const t = landingMessages.useText();
  const imogen = coaches.find(({ slug }) => slug === 'imogen-vale') ?? coaches[0];
  return (
    <LandingSection title={t('ways')} text={t('waysText')}>
      <List>
        <Act>
          <Head>{t('chat')}</Head>
          <Body tone={2}>{t('chatText')}</Body>
          <Fragment>
            <You>{t('chat.you')}</You>
            <Turn>
              {imogen && <Face size="s" src={imogen.portrait} />}
              <Said>{t('chat.coach')}</Said>
            </Turn>
          </Fragment>
        </Act>
        <Act>
          <Head>{t('call')}</Head>
          <Body tone={2}>{t('callText')}</Body>
          <Fragment role="group" aria-label={t('call.label')}>
            <Before as="del">{t('call.before')}</Before>
            <After>{t('call.after')}</After>
          </Fragment>
        </Act>
        <Act>
          <Head>{t('rehearse')}</Head>
          <Body tone={2}>{t('rehearseText')}</Body>
          <Fragment>
            <You>{t('sample.line8')}</You>
            <Turn>
              <Face size="s" src={partner.portrait} />
              <div>
                <Said>{t('sample.line9')}</Said>
                <Small tone={2}>{t('rehearse.light', { name: partner.name })}</Small>
              </div>
            </Turn>
          </Fragment>
        </Act>
        <Act>
          <Head>{t('meeting')}</Head>
          <Body tone={2}>{t('meetingText')}</Body>
          <Fragment>
            <Small tone={2}>
              <Figures>{t('meeting.share')}</Figures>
            </Small>
            <After>{t('meeting.quote')}</After>
            <Small tone={2}>{t('meeting.note')}</Small>
          </Fragment>
        </Act>
      </List>
    </LandingSection>
  );
}

function You({ children }: { children: string }): ReactNode {
  const t = landingMessages.useText();
  return (
    <Turn>
      <Initials size="s" aria-hidden="true">
        {t('you')}
      </Initials>
      <Body tone={2}>{children}</Body>
    </Turn>
  );
}
