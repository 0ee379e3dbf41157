import { useState, type ReactNode } from 'react';
import { endpoints, type RegistryChange } from '@greenroom/contracts';
import { formatDate } from '@greenroom/i18n';
import { Body, Button, ButtonLink, Fine, Row } from '@greenroom/shared-ui';
import { Answer } from '../answer.tsx';
import { useStaffReleaseHistoryQuery } from '../staff-api.ts';
import { OneLine, Table } from '../table.tsx';
import { words } from '../words.ts';
import { VerdictText } from './verdict-text.tsx';
import { WhyText } from './why-text.tsx';
import { percent } from './ramps.ts';

/** Lists the changes to an app's releases: who, when and why. */
export function History({ app }: { app: string }): ReactNode {
  const t = words.useText();
  const [cursor, setCursor] = useState<string>();
  const request = { query: { app, ...(cursor !== undefined && { cursor }) } };
  const query = useStaffReleaseHistoryQuery(request, { refetchOnMountOrArgChange: true });
  return (
    <Answer query={{ ...query, data: query.currentData }}>
      {({ changes, cursor: older }) => (
        <>
          {changes.length === 0 ? (
            <Body tone={2}>{t('releases.noHistory')}</Body>
          ) : (
            <Changes app={app} changes={changes} />
          )}
          <Row wrap>
            <ButtonLink variant="quiet" href={`${endpoints.staffReleaseHistoryFile.path}?app=${app}`} download>
              {t('releases.saveLog')}
            </ButtonLink>
            {older !== null && (
              <Button variant="quiet" onClick={() => setCursor(older)}>
                {t('releases.older')}
              </Button>
            )}
            {cursor !== undefined && (
              <Button variant="quiet" onClick={() => setCursor(undefined)}>
                {t('releases.newest')}
              </Button>
            )}
          </Row>
        </>
      )}
    </Answer>
  );
}

function Changes({ app, changes }: { app: string; changes: readonly RegistryChange[] }): ReactNode {
  const t = words.useText();
  const heads = (['when', 'what', 'byWhom', 'why'] as const).map((head) => t(`releases.${head}`));
  return (
    <Table label={t('releases.historyTable', { app })} heads={heads}>
      {changes.map((change) => (
        <tr key={change.number}>
          <OneLine>{formatDate(change.at, { dateStyle: 'medium', timeStyle: 'short' })}</OneLine>
          <td>
            <What {...change} />
          </td>
          <td>{change.by.name ?? t(`releases.by.${change.by.kind}`)}</td>
          <td>
            <WhyText {...change} />
            {change.verdict && (
              <Fine tone={2}>
                <VerdictText verdict={change.verdict} />
              </Fine>
            )}
          </td>
        </tr>
      ))}
    </Table>
  );
}

function What({ what, version, traffic }: RegistryChange): ReactNode {
  const t = words.useText();
  const share = traffic === null ? '' : `, ${percent(traffic)}`;
  return t(`releases.happened.${what}`, { version: version ?? 'none' }) + share;
}
