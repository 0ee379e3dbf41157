import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '@greenroom/navigation';
import { ButtonLink, StatusPanel } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';

interface MissingPanelProps {
  /** What was not found. */
  what: 'coach' | 'item';
  /** Where to go instead, and the link's text. */
  to: string;
  toText: string;
}

/** Shown instead of content that does not exist. */
export function MissingPanel({ what, to, toText }: MissingPanelProps): ReactNode {
  const t = messages.useText();
  return (
    <StatusPanel
      tag={{ icon: SearchX, text: t('missing.tag') }}
      title={t(`missing.${what}.title`)}
      titleAs="h1"
      action={
        <ButtonLink variant="plain" size="s" as={Link} to={to}>
          {toText}
        </ButtonLink>
      }
    >
      {t(`missing.${what}.text`)}
    </StatusPanel>
  );
}
