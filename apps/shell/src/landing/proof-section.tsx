import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { paths } from '@greenroom/contracts';
import { Link } from '@greenroom/navigation';
import { below, Body, Head, Small, TextLink } from '@greenroom/shared-ui';
import { landingMessages } from './messages/index.ts';
import { SampleSession } from './sample-session.tsx';
import { LandingSection } from './section.tsx';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  gap: var(--s-8);
  ${below.lg} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s-7);
  }
`;

const Reasons = styled.div`
  display: grid;
  align-content: start;
  gap: var(--s-7);
  section {
    display: grid;
    gap: var(--s-3);
  }
`;

const Sources = styled.ul`
  border-bottom: 1px solid var(--line);
  li {
    padding-block: var(--s-2);
    border-top: 1px solid var(--line);
  }
`;

/** Some of the sources that feedback names for its ranges. */
const sources = [
  { name: 'fillers', address: 'https://doi.org/10.1002/jaba.1093' },
  { name: 'questions', address: 'https://doi.org/10.1186/s12884-017-1471-9' },
  { name: 'turns', address: 'https://doi.org/10.1126/science.1193147' },
] as const;

/** Shows a whole rehearsal, where the measures come from, and what is kept. */
export function ProofSection(): ReactNode {
  const t = landingMessages.useText();
  return (
    <LandingSection title={t('proof')} text={t('proofText')}>
      <Columns>
        <SampleSession />
        <Reasons>
          <section>
            <Head as="h3">{t('method')}</Head>
            <Body tone={2}>{t('methodText')}</Body>
            <Sources>
              {sources.map(({ name, address }) => (
                <li key={name}>
                  <Small as="p">{t(`method.${name}`)}</Small>
                  <TextLink alone size="small" href={address} target="_blank" rel="noreferrer">
                    {t(`method.${name}.source`)}
                  </TextLink>
                </li>
              ))}
            </Sources>
          </section>
          <section>
            <Head as="h3">{t('privacy')}</Head>
            <Body tone={2}>{t('privacyText')}</Body>
            <TextLink alone size="small" as={Link} to={`${paths.helpCenter}#privacy`}>
              {t('privacy.more')}
            </TextLink>
          </section>
        </Reasons>
      </Columns>
    </LandingSection>
  );
}
