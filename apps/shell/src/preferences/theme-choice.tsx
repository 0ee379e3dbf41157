import type { ReactNode } from 'react';
import { switchTheme, themeNow } from '@greenroom/auth';
import { TextButton } from '@greenroom/shared-ui';
import { messages } from '../messages/index.ts';

/** Switches between the light and the dark theme. */
export function ThemeChoice(): ReactNode {
  const t = messages.useText();
  return (
    <TextButton alone type="button" size="fine" onClick={() => switchTheme(themeNow() === 'dark' ? 'light' : 'dark')}>
      {t('footer.turnLight')}
    </TextButton>
  );
}
