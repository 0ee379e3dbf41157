import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { pathTo, type StaffMails } from '@greenroom/contracts';
import { formatDate } from '@greenroom/i18n';
import { Link, useSearchParams } from '@greenroom/navigation';
import { below, Fine, ownProps, Small, StatusPanel } from '@greenroom/shared-ui';
import { Answer } from './answer.tsx';
import { MailView } from './mail-view.tsx';
import { useStaffMailsQuery } from './staff-api.ts';
import { StaffPage } from './staff-page.tsx';
import { words } from './words.ts';

const Desk = styled('div', ownProps('reading'))<{ reading: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
  gap: var(--s-6);
  align-items: start;
  ${below.lg} {
    grid-template-columns: minmax(0, 1fr);
    > :nth-of-type(${({ reading }) => (reading ? 1 : 2)}) {
      display: none;
    }
  }
`;

const Heads = styled.ul`
  max-height: 78vh;
  overflow-y: auto;
  border-bottom: 1px solid var(--line);
`;

const Head = styled(Link)`
  display: grid;
  gap: 2px;
  padding: 11px 12px;
  border-top: 1px solid var(--line);
  text-decoration: none;
  overflow-wrap: anywhere;
  &:hover {
    background: var(--surface-1);
  }
  &[aria-current] {
    background: var(--surface-2);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;

/** Lists the emails a demo would have sent; on a live site, shows delivery. */
export function MailsPage(): ReactNode {
  const t = words.useText();
  const query = useStaffMailsQuery(undefined, { pollingInterval: 10_000, skipPollingIfUnfocused: true });
  const lead = query.data && t(query.data.readable ? 'mails.lead' : 'mails.closed');
  return (
    <StaffPage title={t('mails.title')} lead={lead}>
      <Answer query={query}>{(answer) => <Outbox {...answer} />}</Answer>
    </StaffPage>
  );
}

function Outbox({ counts, readable, mails }: StaffMails): ReactNode {
  const t = words.useText();
  const [search] = useSearchParams();
  const chosen = search.get('mail') ?? undefined;
  return (
    <>
      <Small tone={2}>{t('mails.counts', counts)}</Small>
      {readable && mails.length === 0 && <StatusPanel title={t('mails.none')}>{t('mails.noneText')}</StatusPanel>}
      {mails.length > 0 && (
        <Desk reading={chosen !== undefined}>
          <nav aria-label={t('mails.list')}>
            <Heads>
              {mails.map((mail) => (
                <li key={mail.uuid}>
                  <Head
                    to={pathTo('staffMails', undefined, { mail: mail.uuid })}
                    aria-current={mail.uuid === chosen ? 'true' : undefined}
                  >
                    <Small as="span">{mail.subject}</Small>
                    <Fine as="span" tone={2}>
                      {t('mails.to', { address: mail.to })}
                    </Fine>
                    <Fine as="span" tone={3}>
                      {formatDate(mail.sentAt, { dateStyle: 'medium', timeStyle: 'medium' })}
                    </Fine>
                  </Head>
                </li>
              ))}
            </Heads>
          </nav>
          <div>
            {chosen === undefined ? <Small tone={2}>{t('mails.choose')}</Small> : <MailView mailUuid={chosen} />}
          </div>
        </Desk>
      )}
    </>
  );
}
