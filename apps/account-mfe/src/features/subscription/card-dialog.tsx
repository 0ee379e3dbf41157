import { Suspense, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { loadPayments, pageLook } from '@greenroom/card-payments';
import { Elements } from '@greenroom/card-payments/elements';
import { type PaymentMethodBegun, testCardOf } from '@greenroom/contracts';
import { BusyText, Button, Small, Stack } from '@greenroom/shared-ui';
import { Dialog } from '@greenroom/shared-ui/overlays';
import { messages } from '../../messages/index.ts';
import { CardForm, type CardFormProps } from './card-form.tsx';
import type { AskingProps } from './dialog-props.ts';
import { isEnding, type PaidPlan } from './plan-statement.ts';
import { useCommercePaymentMethodMutation } from './subscription-api.ts';
import { SubscriptionTrouble } from './trouble.tsx';
import { subscriptionMessages } from './messages/index.ts';

interface CardDialogProps extends AskingProps {
  /** The card is added to the list of cards, and charged only if the person wants that. Otherwise it is charged. */
  adding?: boolean;
}

/** Takes a card with the provider's own form, which this page cannot read. */
export function CardDialog({ subscription, close, done, adding = false }: CardDialogProps): ReactNode {
  const t = subscriptionMessages.useText();
  const words = messages.useText();
  const subscriptionId = subscription.id;
  const [begin, { data: begun, error, isLoading }] = useCommercePaymentMethodMutation();
  const testCard = begun && testCardOf(begun);
  const [charge, setCharge] = useState(!adding);
  const [broken, setBroken] = useState(false);
  const open = useCallback(() => void begin({ params: { subscriptionId } }), [begin, subscriptionId]);
  useEffect(open, [open]);
  const onBroken = useCallback(() => setBroken(true), []);
  const openAgain = () => {
    setBroken(false);
    open();
  };
  return (
    <Dialog
      open
      onOpenChange={(shown) => !shown && close()}
      title={t(adding ? 'card.add' : 'card.title')}
      description={t(charge ? textOf(subscription) : 'card.textKept')}
      closeLabel={words('close')}
    >
      {testCard !== undefined && <Small tone={2}>{t('card.sandbox', { card: testCard })}</Small>}
      <SubscriptionTrouble error={error} />
      {broken && <p role="alert">{t('card.failed')}</p>}
      {(broken || error !== undefined) && (
        <Button size="s" onClick={openAgain}>
          {words('tryAgain')}
        </Button>
      )}
      {isLoading && <BusyText>{t('card.loading')}</BusyText>}
      {begun && !broken && (
        // The form's texts are still loading; without this, the whole dialog would be hidden until they are there.
        <Suspense fallback={<BusyText>{t('card.loading')}</BusyText>}>
          <Form
            key={begun.clientSecret}
            begun={begun}
            subscriptionId={subscriptionId}
            charge={charge}
            choice={
              adding
                ? { label: t(isEnding(subscription) ? 'card.chargeEnding' : 'card.charge'), onChange: setCharge }
                : undefined
            }
            onBroken={onBroken}
            onAgain={openAgain}
            onDone={() => done(charge ? 'card' : 'add_card')}
          />
        </Suspense>
      )}
    </Dialog>
  );
}

/** Returns the text about when the card is charged, by the plan's state. */
function textOf(plan: PaidPlan) {
  if (isEnding(plan)) return 'card.textEnding';
  return plan.state === 'past_due' ? 'card.textOverdue' : 'card.text';
}

interface FormProps extends Omit<CardFormProps, 'setupIntentId'> {
  begun: PaymentMethodBegun;
}

function Form({ begun, ...rest }: FormProps): ReactNode {
  const { clientSecret, publishableKey, sandbox, setupIntentId } = begun;
  const stripe = useMemo(() => loadPayments({ publishableKey, sandbox }), [publishableKey, sandbox]);
  const [look] = useState(pageLook);
  const options = useMemo(() => ({ clientSecret, ...look }), [clientSecret, look]);
  return (
    <Elements stripe={stripe} options={options}>
      <Stack gap={4}>
        <CardForm setupIntentId={setupIntentId} {...rest} />
      </Stack>
    </Elements>
  );
}
