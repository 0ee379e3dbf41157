import type { ReactNode } from 'react';
import type { StaffOverview } from '@greenroom/contracts';
import { formatDate } from '@greenroom/i18n';
import { Fine } from '@greenroom/shared-ui';
import { words } from './words.ts';

/** Shows how often the server was restarted after a crash, and how it last exited. Nothing if that is not counted. */
export function Restarts({ restarts }: Pick<StaffOverview, 'restarts'>): ReactNode {
  const t = words.useText();
  if (!restarts) return null;
  const { count, last } = restarts;
  if (!last) return <Fine tone={2}>{t('overview.restarts', { count })}</Fine>;
  const [, code] = /^exit code (\d+)$/.exec(last.exit) ?? [];
  const how = code === undefined ? last.exit : t('overview.exitCode', { code });
  const when = formatDate(last.at, { dateStyle: 'medium', timeStyle: 'medium' });
  return <Fine tone={2}>{t('overview.restartsLast', { count, when, how })}</Fine>;
}
