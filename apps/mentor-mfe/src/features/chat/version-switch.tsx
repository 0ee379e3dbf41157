import styled from '@emotion/styled';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ChatMessage } from '@greenroom/contracts';
import { Figures, IconButton } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';

const Switch = styled.span`
  display: inline-flex;
  align-items: center;
  font-size: var(--fs-fine);
  color: var(--text-2);
`;

interface VersionSwitchProps {
  message: Pick<ChatMessage, 'version' | 'versions'>;
  /** Undefined while no version can be shown. */
  show: ((version: number) => void) | undefined;
}

/**
 * Shows "2 of 3" with buttons for the previous and the next version. At either end a button does nothing but stays
 * enabled, because a disabled button would lose the focus.
 */
export function VersionSwitch({ message: { version, versions }, show }: VersionSwitchProps): ReactNode {
  const t = messages.useText();
  return (
    <Switch role="group" aria-label={t('chat.versions')}>
      <IconButton
        icon={ChevronLeft}
        label={t('chat.previousVersion')}
        aria-disabled={!show || version === 1}
        onClick={() => version > 1 && show?.(version - 1)}
      />
      <Figures aria-live="polite">{t('chat.versionOf', { version, versions })}</Figures>
      <IconButton
        icon={ChevronRight}
        label={t('chat.nextVersion')}
        aria-disabled={!show || version === versions}
        onClick={() => version < versions && show?.(version + 1)}
      />
    </Switch>
  );
}
