import { useState, type ReactNode } from 'react';
import type { CurrentUser, StaffPerson } from '@greenroom/contracts';
import { useCurrentUser } from '@greenroom/auth';
import { Button, Field, Fine, Input, NativeSelect, Row, Section, Stack } from '@greenroom/shared-ui';
import { ReasonForm, type Sent } from '../reason-form.tsx';
import {
  useStaffBlockMutation,
  useStaffConfirmAddressMutation,
  useStaffDeleteAccountMutation,
  useStaffEndPlanMutation,
  useStaffEndSessionsMutation,
  useStaffGrantPlanMutation,
  useStaffSendMailMutation,
  useStaffUnblockMutation,
} from '../staff-api.ts';
import { words } from '../words.ts';

type Act =
  'confirmMail' | 'resetMail' | 'confirm' | 'endSessions' | 'block' | 'unblock' | 'grantPlan' | 'endPlan' | 'delete';

/** Returns the actions possible for an account in its state, by the staff member's roles. */
function actsFor(person: StaffPerson, rights: CurrentUser['rights']): Act[] {
  const support: Act[] = [
    ...(person.emailConfirmed ? [] : (['confirmMail', 'confirm'] as const)),
    'resetMail',
    ...(person.sessions.length > 0 ? (['endSessions'] as const) : []),
    person.blockedAt === null ? 'block' : 'unblock',
    ...(person.deletedFrom === null ? (['delete'] as const) : []),
  ];
  const plans: Act[] = ['grantPlan', ...(person.plan.from === 'bought' ? [] : (['endPlan'] as const))];
  return [...(rights.staffSupport === 'allowed' ? support : []), ...(rights.staffPeople === 'allowed' ? plans : [])];
}

interface PersonActionsProps {
  person: StaffPerson;
  /** Called after an action, to reload the account. */
  changed(): void;
}

/** Buttons for the possible actions, and the form of the one chosen. */
export function PersonActions({ person, changed }: PersonActionsProps): ReactNode {
  const t = words.useText();
  const { rights } = useCurrentUser().user;
  const [open, setOpen] = useState<Act>();
  const [last, setLast] = useState<Act>();
  const send = useSenders(person.accountUuid);
  const close = () => setOpen(undefined);
  const done = () => {
    setLast(open);
    close();
    changed();
  };
  return (
    <Section title={t('person.do')}>
      <Stack gap={4}>
        <Row wrap gap={3}>
          {actsFor(person, rights).map((act) => (
            <Button key={act} size="s" aria-expanded={open === act} onClick={() => setOpen(act)}>
              {t(`act.${act}`)}
            </Button>
          ))}
        </Row>
        <Fine role="status" tone={2}>
          {last !== undefined && open === undefined && t(`act.${last}Done`)}
        </Fine>
        {open !== undefined && (
          <ReasonForm
            key={open}
            title={t(`act.${open}`)}
            text={t(`act.${open}Text`)}
            press={t(`act.${open}Press`)}
            send={send[open]}
            done={done}
            close={close}
          >
            {open === 'grantPlan' && (
              <Field label={t('act.until')}>
                <Input type="date" name="until" required defaultValue={inThirtyDays()} />
              </Field>
            )}
            {open === 'delete' && (
              <Field label={t('act.deletePlan')}>
                <NativeSelect name="plan" defaultValue="period_end">
                  <option value="period_end">{t('act.deletePlan.period_end')}</option>
                  <option value="end_now">{t('act.deletePlan.end_now')}</option>
                </NativeSelect>
              </Field>
            )}
          </ReasonForm>
        )}
      </Stack>
    </Section>
  );
}

/** Returns the request of each action. */
function useSenders(accountUuid: string): Record<Act, (reason: string, fields: FormData) => Promise<Sent>> {
  const [sendMail] = useStaffSendMailMutation();
  const [confirm] = useStaffConfirmAddressMutation();
  const [endSessions] = useStaffEndSessionsMutation();
  const [block] = useStaffBlockMutation();
  const [unblock] = useStaffUnblockMutation();
  const [grantPlan] = useStaffGrantPlanMutation();
  const [endPlan] = useStaffEndPlanMutation();
  const [deleteAccount] = useStaffDeleteAccountMutation();
  const params = { accountUuid };
  return {
    confirmMail: (reason) => sendMail({ params, body: { reason, mail: 'confirm-address' } }),
    resetMail: (reason) => sendMail({ params, body: { reason, mail: 'reset-password' } }),
    confirm: (reason) => confirm({ params, body: { reason } }),
    endSessions: (reason) => endSessions({ params, body: { reason } }),
    block: (reason) => block({ params, body: { reason } }),
    unblock: (reason) => unblock({ params, body: { reason } }),
    grantPlan: (reason, fields) => grantPlan({ params, body: { reason, endsAt: endOfDay(fields.get('until')) } }),
    endPlan: (reason) => endPlan({ params, body: { reason } }),
    delete: (reason, fields) =>
      deleteAccount({
        params,
        body: { reason, plan: fields.get('plan') === 'end_now' ? 'end_now' : 'period_end' },
      }),
  };
}

const inThirtyDays = () => new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);

/** Returns the last second of a day (UTC); the server rejects an invalid day. */
function endOfDay(day: FormDataEntryValue | null): string {
  return `${typeof day === 'string' ? day : ''}T23:59:59.000Z`;
}
