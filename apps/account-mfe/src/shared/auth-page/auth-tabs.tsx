import type { ReactNode } from 'react';
import { Link } from '@greenroom/navigation';
import { Strip, StripLink } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';
import { useAuthPage } from './use-auth-page.ts';

const authPages = ['signup', 'login'] as const;

/** Switches between log-in and sign-up, keeping the return address. */
export function AuthTabs(): ReactNode {
  const t = messages.useText();
  const { slug, to } = useAuthPage();
  return (
    <Strip aria-label={t('auth.tabs')}>
      {authPages.map((one) => (
        <StripLink key={one} as={Link} to={to(one)} aria-current={one === slug ? 'page' : undefined}>
          {t(`auth.${one}.title`)}
        </StripLink>
      ))}
    </Strip>
  );
}
