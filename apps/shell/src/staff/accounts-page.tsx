import type { ReactNode, SubmitEvent } from 'react';
import { bounds, pathTo, type StaffAudit } from '@greenroom/contracts';
import { formatDate } from '@greenroom/i18n';
import { Link, useNavigate, useSearchParams } from '@greenroom/navigation';
import { Button, Field, Fine, Input, Row, StatusPanel, TextLink } from '@greenroom/shared-ui';
import { Answer } from './answer.tsx';
import { isKnownEvent, isKnownProvider } from './known-names.ts';
import { useStaffAuditQuery } from './staff-api.ts';
import { StaffPage } from './staff-page.tsx';
import { OneLine, Table } from './table.tsx';
import { words } from './words.ts';

const here = (account: string | undefined, cursor?: string) => pathTo('staffAccounts', undefined, { account, cursor });

/** The audit log of all accounts, or of one. */
export function AccountsPage(): ReactNode {
  const t = words.useText();
  const [search] = useSearchParams();
  const account = search.get('account') ?? undefined;
  const cursor = search.get('cursor') ?? undefined;
  const query = useStaffAuditQuery({ query: { account, cursor } }, { refetchOnMountOrArgChange: true });
  return (
    <StaffPage title={t('accounts.title')} lead={t('accounts.lead')}>
      <Search key={account} account={account} />
      <Answer query={{ ...query, data: query.currentData }}>
        {(audit) =>
          audit.entries.length === 0 ? (
            <StatusPanel title={t('accounts.none')}>{t('accounts.noneText')}</StatusPanel>
          ) : (
            <>
              {account !== undefined && <ToPerson {...audit} />}
              <Events {...audit} account={account} />
            </>
          )
        }
      </Answer>
    </StaffPage>
  );
}

function Search({ account }: { account: string | undefined }): ReactNode {
  const t = words.useText();
  const navigate = useNavigate();
  const show = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wish = new FormData(event.currentTarget).get('account');
    void navigate(here(typeof wish === 'string' && wish.trim() !== '' ? wish.trim() : undefined));
  };
  return (
    <form onSubmit={show} role="search">
      <Row wrap align="end" gap={3}>
        <Field label={t('accounts.find')}>
          <Input name="account" defaultValue={account} maxLength={bounds.emailLength} autoComplete="off" />
        </Field>
        <Button type="submit">{t('accounts.show')}</Button>
        {account !== undefined && (
          <TextLink alone as={Link} to={here(undefined)}>
            {t('accounts.all')}
          </TextLink>
        )}
      </Row>
    </form>
  );
}

function Events({ entries, cursor, account }: StaffAudit & { account: string | undefined }): ReactNode {
  const t = words.useText();
  const heads = ['when', 'what', 'who', 'how', 'country'] as const;
  return (
    <>
      <Table label={t('accounts.table')} heads={heads.map((head) => t(`accounts.${head}`))}>
        {entries.map((entry) => (
          <tr key={entry.uuid}>
            <OneLine>{formatDate(entry.at, { dateStyle: 'medium', timeStyle: 'medium' })}</OneLine>
            <td>
              {isKnownEvent(entry.event) ? t(`event.${entry.event}`) : entry.event}
              <Details {...entry} />
            </td>
            <td>
              <Whose {...entry} />
            </td>
            <td>
              {entry.provider !== null &&
                (isKnownProvider(entry.provider) ? t(`by.${entry.provider}`) : entry.provider)}
            </td>
            <td>{entry.country}</td>
          </tr>
        ))}
      </Table>
      {cursor !== null && (
        <TextLink alone as={Link} to={here(account, cursor)}>
          {t('accounts.older')}
        </TextLink>
      )}
    </>
  );
}

/** The account is taken from its events, because staff may have searched by email address. */
function ToPerson({ entries }: Pick<StaffAudit, 'entries'>): ReactNode {
  const t = words.useText();
  const uuid = entries.find(({ email }) => email !== null)?.accountUuid;
  return (
    uuid && (
      <TextLink alone as={Link} to={pathTo('staffPerson', { accountUuid: uuid })}>
        {t('accounts.toPerson')}
      </TextLink>
    )
  );
}

function Whose({ accountUuid, email }: Pick<StaffAudit['entries'][number], 'accountUuid' | 'email'>): ReactNode {
  const t = words.useText();
  if (accountUuid === null) return t('accounts.nobody');
  return (
    <TextLink alone as={Link} to={here(accountUuid)} title={accountUuid}>
      {email ?? t('accounts.gone')}
    </TextLink>
  );
}

function Details({ details, provider }: Pick<StaffAudit['entries'][number], 'details' | 'provider'>): ReactNode {
  // The log-in's provider has a column of its own.
  const more = details.filter(({ name, value }) => name !== 'provider' || value !== provider);
  return more.length > 0 && <Fine tone={2}>{more.map(({ name, value }) => `${name}: ${value}`).join(', ')}</Fine>;
}
