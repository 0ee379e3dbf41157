import { useState, type ReactNode } from 'react';
import { object } from 'yup';
import { SentForm, outcomeOf, useForm } from '@greenroom/account-forms';
import { pressed } from '@greenroom/analytics';
import { useFetchUser } from '@greenroom/auth';
import { useCommerceSubscriptionQuery } from '@greenroom/card-payments/subscription';
import { sayDay } from '@greenroom/plans';
import { Body, Button } from '@greenroom/shared-ui';
import { Dialog } from '@greenroom/shared-ui/overlays';
import { messages } from '../../messages/index.ts';
import { LogInAgain, ProofField, proofRule, useConnections } from '../../shared/proof/index.ts';
import { laterDay, planEndOf, type PlanChoice as Choice } from './plan-end.ts';
import { PlanChoice } from './plan-choice.tsx';
import { useUsersDeletionRequestMutation } from './your-data-api.ts';
import { deletionMessages } from './messages/index.ts';

const formId = 'delete-account';

/** Asks for confirmation, and for the password, before an account is deleted; says what happens to the plan. */
export function DeleteAccount({ close }: { close(): void }): ReactNode {
  const t = deletionMessages.useText();
  const words = messages.useText();
  const fetchUser = useFetchUser();
  const [request] = useUsersDeletionRequestMutation();
  const { data: ways } = useConnections();
  const hasPassword = ways?.hasPassword ?? true;
  const { data: subscription, isError, refetch } = useCommerceSubscriptionQuery({ params: { id: 'me' } });
  const [now] = useState(() => new Date());
  const [plan, choosePlan] = useState<Choice>('period_end');
  const end = subscription && planEndOf(subscription);
  const later = end ? laterDay(end, plan, now) : null;
  const form = useForm({
    initial: { password: '' },
    schema: object({ password: proofRule(hasPassword) }),
    send: ({ password }) =>
      outcomeOf(request({ params: { uuid: 'me' }, body: { plan, ...(hasPassword && { password }) } }), async () => {
        await Promise.all([fetchUser(), refetch()]);
        close();
      }),
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={t('sure')}
      description={later === null ? t('sureText') : t('sureTextOn', { day: sayDay(later) })}
      closeLabel={words('close')}
      actions={
        <>
          <Button
            type="submit"
            {...pressed('settings.delete')}
            form={formId}
            // Disabled until the cost is known.
            disabled={end === undefined && !isError}
            busy={form.sending}
            busyLabel={words('form.sending')}
          >
            {later === null ? t('send') : t('sendOn', { day: sayDay(later) })}
          </Button>
          <Button variant="quiet" onClick={close}>
            {t('stay')}
          </Button>
        </>
      }
    >
      <SentForm id={formId} form={form}>
        {end && <PlanChoice end={end} choice={plan} choose={choosePlan} />}
        {isError && <Body tone={2}>{t('plan.unknown')}</Body>}
        <LogInAgain failure={form.failure} />
        <ProofField form={form} hasPassword={hasPassword} />
      </SentForm>
    </Dialog>
  );
}
