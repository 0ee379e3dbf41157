import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { object, string } from 'yup';
import { failureOf, FormBox, useForm } from '@greenroom/account-forms';
import { pressed } from '@greenroom/analytics';
import { bounds, cancelReasons, type SubscriptionState } from '@greenroom/contracts';
import { sayDay, sayMoney } from '@greenroom/plans';
import { Body, Button, Field, NativeSelect, Stack, TextArea } from '@greenroom/shared-ui';
import { Dialog } from '@greenroom/shared-ui/overlays';
import { messages } from '../../messages/index.ts';
import type { AskingProps } from './dialog-props.ts';
import { useCommerceSubscriptionCancelMutation } from './subscription-api.ts';
import { LeavingOffer } from './leaving-offer.tsx';
import { endOf, refundOf } from './plan-statement.ts';
import { SubscriptionTrouble } from './trouble.tsx';
import { subscriptionMessages } from './messages/index.ts';

const formId = 'cancel-subscription';
const schema = object({ reason: string().default(''), comment: string().default('') });

const whatEndsOf: Partial<
  Record<SubscriptionState, 'cancel.whatEndsTrial' | 'cancel.whatEndsOverdue' | 'cancel.whatEndsPaused'>
> = {
  paused: 'cancel.whatEndsPaused',
  trial: 'cancel.whatEndsTrial',
  past_due: 'cancel.whatEndsOverdue',
};

const Why = styled.details`
  summary {
    width: fit-content;
    min-height: var(--tap);
    padding-block: 10px;
    color: var(--text-2);
    cursor: pointer;
  }
`;

interface CancelDialogProps extends AskingProps {
  onPause(): void;
  onRefund(): void;
}

/** Says what ends when, asks for an optional reason in a part that is closed at first, and cancels. */
export function CancelDialog({ subscription, close, done, onPause, onRefund }: CancelDialogProps): ReactNode {
  const t = subscriptionMessages.useText();
  const words = messages.useText();
  const [cancel, { error }] = useCommerceSubscriptionCancelMutation();
  const { state } = subscription;
  const refund = refundOf(subscription);
  const trial = state === 'trial';
  const whatEnds = whatEndsOf[state] ?? 'cancel.whatEnds';
  const form = useForm({
    initial: { reason: '', comment: '' },
    schema,
    async send({ reason, comment }) {
      const why = cancelReasons.find((one) => one === reason) ?? 'other';
      const { error: failed } = await cancel({
        params: { subscriptionId: subscription.id },
        body: { reason: why, ...(comment.trim() && { comment: comment.trim() }) },
      });
      if (!failed) void done('cancel');
      return failureOf(failed);
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={t(trial ? 'cancel.titleTrial' : 'cancel.title')}
      closeLabel={words('close')}
      actions={
        <>
          <Button
            type="submit"
            form={formId}
            busy={form.sending}
            busyLabel={t('sending')}
            {...pressed('subscription.cancel')}
          >
            {t(trial ? 'cancel.sendTrial' : 'cancel.send')}
          </Button>
          <Button variant="quiet" onClick={close}>
            {t('cancel.stay')}
          </Button>
        </>
      }
    >
      {state === 'active' && (
        <LeavingOffer subscription={subscription} onTaken={() => done('coupon')} onPause={onPause} />
      )}
      <Body tone={2}>{t(whatEnds, { endsOn: endOf(subscription) })}</Body>
      {refund && (
        <Stack gap={3} start>
          <Body tone={2}>{t('cancel.refund', { amount: sayMoney(refund), day: sayDay(refund.until) })}</Body>
          <Button size="s" aria-haspopup="dialog" onClick={onRefund}>
            {t('refund.open')}
          </Button>
        </Stack>
      )}
      <FormBox id={formId} {...form.attributes}>
        <SubscriptionTrouble error={error} />
        <Why>
          <summary>{t('cancel.why')}</summary>
          <Stack gap={4}>
            <Field label={t('cancel.reason')}>
              <NativeSelect
                name="reason"
                value={form.values.reason}
                onChange={({ target }) => form.change('reason', target.value)}
              >
                <option value="">{t('cancel.noReason')}</option>
                {cancelReasons.map((one) => (
                  <option key={one} value={one}>
                    {t(`reason.${one}`)}
                  </option>
                ))}
              </NativeSelect>
            </Field>
            <Field label={t('cancel.comment')}>
              <TextArea
                rows={2}
                name="comment"
                maxLength={bounds.cancelCommentLength}
                value={form.values.comment}
                onChange={({ target }) => form.change('comment', target.value)}
              />
            </Field>
          </Stack>
        </Why>
      </FormBox>
    </Dialog>
  );
}
