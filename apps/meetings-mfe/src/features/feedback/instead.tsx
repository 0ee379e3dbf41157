import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '@greenroom/contracts';
import { Link } from '@greenroom/navigation';
import { ButtonLink, PanelPage, StatusPanel } from '@greenroom/shared-ui';
import { texts } from './feedback-texts.ts';

interface InsteadProps {
  reason: 'failed' | 'short' | 'on' | 'unheard' | 'brought' | 'missing';
  icon: LucideIcon;
  /** Replaces the link back to the meetings. */
  action?: ReactNode;
}

/** Shown instead of notes: why there are none, and what to do. */
export function Instead({ reason, icon, action }: InsteadProps): ReactNode {
  const t = texts.useText();
  return (
    <PanelPage>
      <StatusPanel
        tag={{ icon, text: t(`${reason}.tag`), ...(reason === 'failed' && { tone: 'bad' as const }) }}
        title={t(`${reason}.title`)}
        titleAs="h1"
        action={
          action ?? (
            <ButtonLink size="s" as={Link} to={paths.meetings}>
              {t('back')}
            </ButtonLink>
          )
        }
      >
        {t(`${reason}.text`)}
      </StatusPanel>
    </PanelPage>
  );
}
