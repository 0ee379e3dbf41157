import type { ReactNode } from 'react';
import type { ReleasedApp } from '@greenroom/contracts';
import { formatDate } from '@greenroom/i18n';
import { Fine } from '@greenroom/shared-ui';
import { words } from '../words.ts';

/** Says whether a release waits for a second person's approval, or has it, and until when. */
export function ApprovalState({ app, version }: { app: ReleasedApp; version: string }): ReactNode {
  const t = words.useText();
  const found = app.approvals.find((approval) => approval.version === version);
  if (!found) return null;
  const nameOf = ({ name, kind }: (typeof found)['by']) => name ?? t(`releases.by.${kind}`);
  const when = formatDate(found.expiresAt, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Fine tone={2}>
      {found.approved
        ? t('releases.approvalGiven', { who: nameOf(found.approved.by), when })
        : t('releases.approvalWaits', { who: nameOf(found.by), when, why: found.why })}
    </Fine>
  );
}
