import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { StaffOverview } from '@greenroom/contracts';
import { formatNumber } from '@greenroom/i18n';
import { Card, Fine, Section, Small, Tiles } from '@greenroom/shared-ui';
import { AdapterStateLine } from './adapter-state.tsx';
import { Answer } from './answer.tsx';
import { useStaffOverviewQuery } from './staff-api.ts';
import { Restarts } from './restarts.tsx';
import { StaffPage } from './staff-page.tsx';
import { Table } from './table.tsx';
import { words } from './words.ts';

const Count = styled.p`
  font: 300 38px/1.1 var(--font-display);
  font-feature-settings: 'lnum', 'tnum';
`;

/** Overview: the services behind the product, and today's activity. */
export function OverviewPage(): ReactNode {
  const t = words.useText();
  const query = useStaffOverviewQuery();
  const lead = query.data && t(query.data.demo ? 'overview.demo' : 'overview.real');
  return (
    <StaffPage title={t('overview.title')} lead={lead}>
      <Answer query={query}>{(overview) => <Overview {...overview} />}</Answer>
    </StaffPage>
  );
}

function Overview({ accounts, logIns, mails, adapters, restarts }: StaffOverview): ReactNode {
  const t = words.useText();
  return (
    <>
      <Tiles least={240}>
        <Figure count={accounts.all} name={t('overview.accounts')}>
          <span>{t('overview.newToday', { count: accounts.newToday })}</span>
          <span>{t('overview.leaving', { count: accounts.leaving })}</span>
        </Figure>
        <Figure count={logIns.succeeded} name={t('overview.logIns')}>
          <span>{t('overview.failedLogIns', { count: logIns.failed })}</span>
        </Figure>
        <Figure count={mails.waiting} name={t('overview.mails')}>
          <span>{t('overview.mailsSent', { count: mails.sent })}</span>
          <span>{t('overview.mailsFailed', { count: mails.failed })}</span>
        </Figure>
      </Tiles>
      <Restarts restarts={restarts} />
      <Section title={t('overview.ports')}>
        <Table narrow label={t('overview.table')} heads={[t('overview.port'), t('overview.adapter')]}>
          {adapters.map(({ port, adapter, state }) => (
            <tr key={port}>
              <td>{port}</td>
              <td>
                {adapter}
                {state && (
                  <div>
                    <AdapterStateLine {...state} />
                  </div>
                )}
              </td>
            </tr>
          ))}
        </Table>
      </Section>
    </>
  );
}

const Beside = styled(Fine)`
  display: grid;
  gap: 2px;
  margin-top: 6px;
`;

function Figure({ count, name, children }: { count: number; name: string; children: ReactNode }): ReactNode {
  return (
    <Card pad>
      <Count>{formatNumber(count)}</Count>
      <Small>{name}</Small>
      <Beside as="div" tone={2}>
        {children}
      </Beside>
    </Card>
  );
}
