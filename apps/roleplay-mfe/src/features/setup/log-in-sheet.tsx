import type { ReactNode } from 'react';
import { logInAddress, pathTo } from '@greenroom/contracts';
import { Link, useLocation } from '@greenroom/navigation';
import { ButtonLink, Stack } from '@greenroom/shared-ui';
import { Dialog } from '@greenroom/shared-ui/overlays';
import { texts } from './setup-texts.ts';

/** What a sheet over a scene's form shows. */
export interface SheetProps {
  /** The title of the scene. */
  title: string;
  /** The partner's picture. */
  picture: string;
  close(): void;
}

/** Asks a visitor to sign up or log in, and leads back to the scene; where plans are off, an account is enough. */
export function LogInSheet({ title, picture, close }: SheetProps): ReactNode {
  const t = texts.useText();
  const { pathname, search } = useLocation();
  const here = pathname + search;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={t('account.title')}
      description={title === '' ? t('account.textUnnamed') : t('account.text', { title })}
      picture={picture}
      closeLabel={t('paywall.close')}
    >
      <Stack gap={3}>
        <ButtonLink
          variant="primary"
          wide
          as={Link}
          to={pathTo('customAuth', { customAuthSlug: 'signup' }, { returnTo: here })}
        >
          {t('account.signUp')}
        </ButtonLink>
        <ButtonLink wide as={Link} to={logInAddress(here)}>
          {t('account.logIn')}
        </ButtonLink>
      </Stack>
    </Dialog>
  );
}
