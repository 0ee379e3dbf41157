import type { ReactNode, SubmitEvent } from 'react';
import { bounds, endpoints, pathTo } from '@greenroom/contracts';
import { Link, useNavigate, useSearchParams } from '@greenroom/navigation';
import { Button, ButtonLink, Field, Input, NativeSelect, Row, StatusPanel, TextLink } from '@greenroom/shared-ui';
import { Answer } from '../answer.tsx';
import { actionNames, isKnownAction } from '../known-names.ts';
import { useStaffActionsQuery } from '../staff-api.ts';
import { StaffPage } from '../staff-page.tsx';
import { words } from '../words.ts';
import { ActionsTable } from './actions-table.tsx';

interface Wish {
  account?: string | undefined;
  action?: string | undefined;
}

const here = (wish: Wish, cursor?: string) => pathTo('staffActions', undefined, { ...wish, cursor });
const filled = (value: FormDataEntryValue | null) =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;

/** The staff action log: search, paging and download. */
export function ActionsPage(): ReactNode {
  const t = words.useText();
  const [search] = useSearchParams();
  const account = search.get('account') ?? undefined;
  const wished = search.get('action') ?? '';
  const action = isKnownAction(wished) ? wished : undefined;
  const cursor = search.get('cursor') ?? undefined;
  const query = useStaffActionsQuery({ query: { account, action, cursor } }, { refetchOnMountOrArgChange: true });
  return (
    <StaffPage title={t('log.title')} lead={t('log.lead')}>
      <Search key={`${account} ${action}`} account={account} action={action} />
      <Answer query={{ ...query, data: query.currentData }}>
        {(found) =>
          found.actions.length === 0 ? (
            <StatusPanel title={t('log.none')}>{t('log.noneText')}</StatusPanel>
          ) : (
            <>
              <ActionsTable actions={found.actions} />
              {found.cursor !== null && (
                <TextLink as={Link} to={here({ account, action }, found.cursor)}>
                  {t('accounts.older')}
                </TextLink>
              )}
            </>
          )
        }
      </Answer>
    </StaffPage>
  );
}

function Search({ account, action }: Wish): ReactNode {
  const t = words.useText();
  const navigate = useNavigate();
  const show = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wish = new FormData(event.currentTarget);
    void navigate(here({ account: filled(wish.get('account')), action: filled(wish.get('action')) }));
  };
  const asked = new URLSearchParams({ ...(account && { account }), ...(action && { action }) }).toString();
  return (
    <form onSubmit={show} role="search">
      <Row wrap align="end" gap={3}>
        <Field label={t('log.find')}>
          <Input name="account" defaultValue={account} maxLength={bounds.emailLength} autoComplete="off" />
        </Field>
        <Field label={t('log.which')}>
          <NativeSelect name="action" defaultValue={action ?? ''}>
            <option value="">{t('log.all')}</option>
            {actionNames.map((name) => (
              <option key={name} value={name}>
                {t(`log.action.${name}`)}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <Button type="submit">{t('log.show')}</Button>
        <ButtonLink variant="quiet" href={endpoints.staffActionsFile.path + (asked && `?${asked}`)} download>
          {t('log.save')}
        </ButtonLink>
      </Row>
    </form>
  );
}
