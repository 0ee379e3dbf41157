import type { ReactNode } from 'react';
import type { StaffAnnouncement } from '@greenroom/contracts';
import { formatDate } from '@greenroom/i18n';
import { Button, Fine, Row } from '@greenroom/shared-ui';
import { OneLine, Table } from '../table.tsx';
import { words } from '../words.ts';

interface AnnouncementsTableProps {
  label: string;
  announcements: readonly StaffAnnouncement[];
  change(one: StaffAnnouncement): void;
  end(one: StaffAnnouncement): void;
}

const instant = (moment: string) => formatDate(moment, { dateStyle: 'medium', timeStyle: 'short' });

/** Announcements with their texts and times; those that are not past can be changed and ended. */
export function AnnouncementsTable({ label, announcements, change, end }: AnnouncementsTableProps): ReactNode {
  const t = words.useText();
  const heads = [t('announce.text'), t('announce.level'), t('announce.from'), t('announce.to'), t('announce.actions')];
  return (
    <Table label={label} heads={heads}>
      {announcements.map((one) => (
        <tr key={one.uuid}>
          <td>
            <span lang="en">{one.textEn}</span>
            <Fine tone={2} lang="de">
              {one.textDe}
            </Fine>
          </td>
          <td>{t(`announce.level.${one.level}`)}</td>
          <OneLine>{instant(one.startsAt)}</OneLine>
          <OneLine>{instant(one.endsAt)}</OneLine>
          <td>
            {one.state !== 'past' && (
              <Row wrap gap={3}>
                <Button size="s" aria-label={t('announce.changeOf', { text: one.textEn })} onClick={() => change(one)}>
                  {t('announce.change')}
                </Button>
                <Button size="s" aria-label={t('announce.endOf', { text: one.textEn })} onClick={() => end(one)}>
                  {t('announce.end')}
                </Button>
              </Row>
            )}
          </td>
        </tr>
      ))}
    </Table>
  );
}
