import type { ReactNode } from 'react';
import { pathTo, type StaffAction } from '@greenroom/contracts';
import { formatDate } from '@greenroom/i18n';
import { Link } from '@greenroom/navigation';
import { Fine, TextLink } from '@greenroom/shared-ui';
import { isKnownAction } from '../known-names.ts';
import { OneLine, Table } from '../table.tsx';
import { words } from '../words.ts';

/** Table of staff actions: when, what, who, for whom, why. */
export function ActionsTable({ actions }: { actions: readonly StaffAction[] }): ReactNode {
  const t = words.useText();
  const heads = ['when', 'what', 'by', 'to', 'reason'] as const;
  return (
    <Table label={t('log.table')} heads={heads.map((head) => t(`log.${head}`))}>
      {actions.map(({ uuid, at, action, by, to, details, reason }) => (
        <tr key={uuid}>
          <OneLine>{formatDate(at, { dateStyle: 'medium', timeStyle: 'medium' })}</OneLine>
          <td>
            {isKnownAction(action) ? t(`log.action.${action}`) : action}
            {details.length > 0 && (
              <Fine tone={2}>{details.map(({ name, value }) => `${name}: ${value}`).join(', ')}</Fine>
            )}
          </td>
          <td>
            <Who {...by} none={t('log.setting')} />
          </td>
          <td>
            <Who {...to} none="" />
          </td>
          <td>{reason}</td>
        </tr>
      ))}
    </Table>
  );
}

function Who({ uuid, email, none }: StaffAction['by'] & { none: string }): ReactNode {
  const t = words.useText();
  if (uuid === null) return none;
  if (email === null) return t('accounts.gone');
  return (
    <TextLink alone as={Link} to={pathTo('staffPerson', { accountUuid: uuid })}>
      {email}
    </TextLink>
  );
}
