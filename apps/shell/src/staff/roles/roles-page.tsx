import { useState, type ReactNode } from 'react';
import { bounds, pathTo, type StaffRole, staffRoles, type StaffRoles } from '@greenroom/contracts';
import { useCurrentUser } from '@greenroom/auth';
import { formatDate } from '@greenroom/i18n';
import { Link } from '@greenroom/navigation';
import { Button, Field, Fine, Input, NativeSelect, Section, Small, Stack, TextLink } from '@greenroom/shared-ui';
import { Answer } from '../answer.tsx';
import { fieldText } from '../field-text.ts';
import { ReasonForm } from '../reason-form.tsx';
import { useStaffGrantRoleMutation, useStaffRevokeRoleMutation, useStaffRolesQuery } from '../staff-api.ts';
import { StaffPage } from '../staff-page.tsx';
import { OneLine, Table } from '../table.tsx';
import { words } from '../words.ts';

type Change = { kind: 'grant' } | { kind: 'revoke'; accountUuid: string; email: string; role: StaffRole };

/** Lists the roles of staff; an admin grants and revokes them. */
export function RolesPage(): ReactNode {
  const t = words.useText();
  const query = useStaffRolesQuery(undefined, { refetchOnMountOrArgChange: true });
  const [change, setChange] = useState<Change>();
  const [status, setStatus] = useState('');
  const close = () => setChange(undefined);
  const done = (said: string) => {
    setStatus(said);
    close();
    void query.refetch();
  };
  return (
    <StaffPage title={t('roles.title')} lead={t('roles.lead')}>
      <Answer query={query}>
        {(roles) => (
          <Section title={t('roles.holders')}>
            <Stack gap={4}>
              <Holders
                {...roles}
                revoke={(one) => {
                  setStatus('');
                  setChange({ kind: 'revoke', ...one });
                }}
              />
              <div>
                <Button aria-expanded={change?.kind === 'grant'} onClick={() => setChange({ kind: 'grant' })}>
                  {t('roles.grant')}
                </Button>
              </div>
              <Fine role="status" tone={2}>
                {status}
              </Fine>
              {change?.kind === 'grant' && <GrantForm done={() => done(t('roles.granted'))} close={close} />}
              {change?.kind === 'revoke' && (
                <RevokeForm
                  key={change.accountUuid + change.role}
                  {...change}
                  done={() => done(t('roles.revoked'))}
                  close={close}
                />
              )}
            </Stack>
          </Section>
        )}
      </Answer>
      <Section title={t('roles.meaning')}>
        <Table narrow label={t('roles.meaningTable')} heads={[t('roles.role'), t('roles.may')]}>
          {staffRoles.map((role) => (
            <tr key={role}>
              <td>{t(`role.${role}`)}</td>
              <td>{t(`role.${role}Text`)}</td>
            </tr>
          ))}
        </Table>
      </Section>
    </StaffPage>
  );
}

interface HoldersProps extends StaffRoles {
  revoke(one: { accountUuid: string; email: string; role: StaffRole }): void;
}

function Holders({ people, revoke }: HoldersProps): ReactNode {
  const t = words.useText();
  const { id } = useCurrentUser().user;
  if (people.length === 0) return <Small tone={2}>{t('roles.none')}</Small>;
  const heads = ['who', 'role', 'since', 'by', 'reason', 'change'] as const;
  return (
    <Table label={t('roles.table')} heads={heads.map((head) => t(`roles.${head}`))}>
      {people.flatMap(({ accountUuid, email, roles }) =>
        roles.map(({ role, grantedAt, grantedBy, reason }) => (
          <tr key={accountUuid + role}>
            <td>
              <TextLink as={Link} to={pathTo('staffPerson', { accountUuid })}>
                {email}
              </TextLink>
            </td>
            <td>{t(`role.${role}`)}</td>
            <OneLine>{formatDate(grantedAt, { dateStyle: 'medium' })}</OneLine>
            <td>{grantedBy}</td>
            <td>{reason}</td>
            <td>
              {accountUuid !== id && (
                <Button
                  size="s"
                  aria-label={t('roles.revokeOf', { role: t(`role.${role}`), email })}
                  onClick={() => revoke({ accountUuid, email, role })}
                >
                  {t('roles.revoke')}
                </Button>
              )}
            </td>
          </tr>
        )),
      )}
    </Table>
  );
}

interface FormProps {
  done(): void;
  close(): void;
}

function GrantForm(props: FormProps): ReactNode {
  const t = words.useText();
  const [grant] = useStaffGrantRoleMutation();
  const send = (reason: string, fields: FormData) => {
    const role = staffRoles.find((one) => one === fields.get('role')) ?? 'support';
    return grant({ body: { account: fieldText(fields, 'account'), role, reason } });
  };
  return (
    <ReasonForm
      title={t('roles.grant')}
      text={t('roles.grantText')}
      press={t('roles.grantPress')}
      send={send}
      {...props}
    >
      <Field label={t('accounts.find')}>
        <Input name="account" maxLength={bounds.emailLength} autoComplete="off" />
      </Field>
      <Field label={t('roles.role')}>
        <NativeSelect name="role" defaultValue="support">
          {staffRoles.map((role) => (
            <option key={role} value={role}>
              {t(`role.${role}`)}
            </option>
          ))}
        </NativeSelect>
      </Field>
    </ReasonForm>
  );
}

function RevokeForm({
  accountUuid,
  email,
  role,
  ...props
}: FormProps & { accountUuid: string; email: string; role: StaffRole }): ReactNode {
  const t = words.useText();
  const [revoke] = useStaffRevokeRoleMutation();
  return (
    <ReasonForm
      title={t('roles.revokeOf', { role: t(`role.${role}`), email })}
      text={t('roles.revokeText')}
      press={t('roles.revokePress')}
      send={(reason) => revoke({ body: { accountUuid, role, reason } })}
      {...props}
    />
  );
}
