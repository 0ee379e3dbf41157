import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { paths, pathTo } from '@greenroom/contracts';
import { Link } from '@greenroom/navigation';
import { Fine, Row, TextLink } from '@greenroom/shared-ui';
import { messages } from '../messages/index.ts';
import { settingsHash } from '../pages/privacy-settings.ts';
import { LanguageChoice } from '../preferences/language-choice.tsx';
import { ThemeChoice } from '../preferences/theme-choice.tsx';

const Space = styled.div`
  flex: 1 0 var(--s-9);
`;

const Footer = styled.footer`
  padding: var(--s-6) var(--edge);
  border-top: 1px solid var(--line);
  color: var(--text-3);
  font-size: var(--fs-fine);
`;

const Disclaimer = styled(Fine)`
  max-width: var(--measure);
`;

/** The footer of every page except full-window ones. */
export function SiteFooter(): ReactNode {
  const t = messages.useText();
  return (
    <>
      <Space />
      <Footer data-site-footer>
        <Row between wrap gap={5}>
          <Disclaimer>{t('footer.disclaimer')}</Disclaimer>
          <Row wrap gap={4}>
            <TextLink alone as={Link} to={paths.helpCenter}>
              {t('footer.help')}
            </TextLink>
            <TextLink alone as={Link} to={pathTo('customAuth', { customAuthSlug: 'waitlist' })}>
              {t('footer.waitlist')}
            </TextLink>
            <TextLink alone as={Link} to={paths.cancelContracts}>
              {t('footer.cancelContracts')}
            </TextLink>
            <TextLink alone as={Link} to={paths.withdraw}>
              {t('footer.withdraw')}
            </TextLink>
            <TextLink alone href={settingsHash}>
              {t('footer.privacy')}
            </TextLink>
            <LanguageChoice />
            <ThemeChoice />
          </Row>
        </Row>
      </Footer>
    </>
  );
}
