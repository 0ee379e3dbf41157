import type { ReactNode } from 'react';
import { useCurrentUser } from '@greenroom/auth';
import { occasionMessages } from '../../../shared/occasions/index.ts';
import { Aside } from '../chat-layout.ts';
import { GuestPanel } from './guest-panel.tsx';
import { LinePanel } from './line-panel.tsx';

/** The panel with the user's line, beside the conversation; visitors have one for what they entered in this tab. */
export function LineAside(): ReactNode {
  const t = occasionMessages.useText();
  const { user } = useCurrentUser();
  return <Aside aria-label={t('title')}>{user.loggedIn ? <LinePanel /> : <GuestPanel />}</Aside>;
}
