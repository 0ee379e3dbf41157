import type { ReactNode } from 'react';
import { object, string } from 'yup';
import { failureOf, FormBox, useForm } from '@greenroom/account-forms';
import type { ApiError } from '@greenroom/api-client';
import { pressed } from '@greenroom/analytics';
import { couponHad, couponStacked, couponUsedUp } from '@greenroom/contracts';
import { Button, Field, Input } from '@greenroom/shared-ui';
import { Dialog } from '@greenroom/shared-ui/overlays';
import { messages } from '../../messages/index.ts';
import type { AskingProps } from './dialog-props.ts';
import { useCommerceCouponMutation } from './subscription-api.ts';
import { SubscriptionTrouble } from './trouble.tsx';
import { subscriptionMessages } from './messages/index.ts';

const formId = 'subscription-coupon';
const schema = object({ code: string().default('') });
const whys: Readonly<Record<string, 'usedUp' | 'had' | 'stacked'>> = {
  [couponUsedUp]: 'usedUp',
  [couponHad]: 'had',
  [couponStacked]: 'stacked',
};

/** Applies a code to the next charge; the plan then shows the new amount. */
export function CouponDialog({ subscription, close, done }: AskingProps): ReactNode {
  const t = subscriptionMessages.useText();
  const words = messages.useText();
  const [redeem, { error }] = useCommerceCouponMutation();
  const form = useForm({
    initial: { code: '' },
    schema,
    async send({ code }) {
      if (code.trim() === '') return undefined;
      const { error: failed } = await redeem({ params: { subscriptionId: subscription.id }, body: { code } });
      if (!failed) void done('coupon');
      return failureOf(failed);
    },
  });
  const refused = (error as Partial<ApiError> | undefined)?.fields?.find(({ path }) => path === 'coupon');
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={t('coupon.title')}
      closeLabel={words('close')}
      actions={
        <>
          <Button
            type="submit"
            form={formId}
            busy={form.sending}
            busyLabel={t('sending')}
            {...pressed('subscription.coupon')}
          >
            {t('coupon.send')}
          </Button>
          <Button variant="quiet" onClick={close}>
            {t('switch.stay')}
          </Button>
        </>
      }
    >
      <FormBox id={formId} {...form.attributes}>
        {error !== undefined && !refused && <SubscriptionTrouble error={error} />}
        <Field
          label={t('coupon.label')}
          hint={t('coupon.hint')}
          error={refused && <span role="alert">{t(`coupon.${whys[refused.message] ?? 'none'}`)}</span>}
        >
          <Input
            name="code"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={60}
            aria-required
            value={form.values.code}
            onChange={({ target }) => form.change('code', target.value)}
          />
        </Field>
      </FormBox>
    </Dialog>
  );
}
