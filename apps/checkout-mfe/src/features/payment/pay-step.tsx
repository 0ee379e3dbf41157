import styled from '@emotion/styled';
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { pressed } from '@greenroom/analytics';
import { useCurrentUser } from '@greenroom/auth';
import { paths, testCardOf, type SubscriptionBegun } from '@greenroom/contracts';
import type { Charges, Pick } from '@greenroom/plans';
import { BusyText, Button, Field, Fine, Input, Small, TextLink } from '@greenroom/shared-ui';
import { messages, sayDay, sayMoney, type AddedTax } from '../../shared/checkout/index.ts';
import type { SentSession } from '../../shared/session/index.ts';
import { Agreement } from './agreement.tsx';
import type { CardState } from './card-state.ts';
import { Refused, type PriceChange } from './refused.tsx';
import { useBegin } from './use-begin.ts';

/** Stripe's React components and their dependencies, loaded only before a payment. */
const CardStep = lazy(async () => ({ default: (await import('./card-step.tsx')).CardStep }));

const Form = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 18px;
  max-width: 540px;
  margin-top: var(--s-6);
`;

/* As high as the card form, so that nothing below it moves when it arrives. */
const CardArea = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 18px;
  align-content: start;
  min-height: 396px;
`;

const CardPlace = styled.div`
  display: grid;
  place-items: center start;
  min-height: 396px;
  padding: 14px;
  border: 1px dashed var(--line-strong);
  border-radius: var(--r-control);
`;

/* Below the form: it arrives with the card form, and would move what stands under it. */
const Ribbon = styled(Small)`
  padding: 9px 16px;
  border-radius: var(--r-control);
  background: repeating-linear-gradient(135deg, var(--surface-3) 0 14px, var(--surface-2) 14px 28px);
`;

interface PayStepProps {
  pick: Pick;
  charges: Charges;
  /** Why the terms must be read again; shown until the person agrees. */
  notice: Notice | undefined;
  onNotice(notice: Notice | undefined): void;
  /** Called when the page is to wait for the result of a payment, sent by this page or by another. */
  onSent(session: SentSession): void;
  /** Called when the displayed prices may be outdated. */
  onStale(): void;
  /** Called with the tax that the provider adds to the page's prices, or with undefined. */
  onAddedTax(added: AddedTax | undefined): void;
}

export type Notice = PriceChange | 'payment.reopened';

const labelOf = (
  t: ReturnType<typeof messages.useText>,
  { trialDays, dueToday }: Charges,
  added: AddedTax | undefined,
) =>
  trialDays > 0
    ? t('payment.startTrial', { days: trialDays })
    : t('payment.pay', { amount: added?.dueToday ?? sayMoney(dueToday) });

export function PayStep(props: PayStepProps): ReactNode {
  const { pick, charges, notice, onNotice, onSent, onStale, onAddedTax } = props;
  const t = messages.useText();
  const { user } = useCurrentUser();
  const box = useRef<HTMLInputElement>(null);
  const [missed, setMissed] = useState(false);
  const [card, setCard] = useState<CardState>({ at: 'loading' });
  const added = card.at === 'ready' ? card.added : undefined;
  useEffect(() => onAddedTax(added), [added, onAddedTax]);
  // Agreement applies to the displayed prices only; a change resets it.
  const shown = JSON.stringify([pick, added]);
  const [agreedTo, setAgreedTo] = useState('');
  const agreed = agreedTo === shown;
  const said = agreedTo && !agreed ? (added ? 'payment.taxChanged' : 'payment.pricesChanged') : notice;
  const payer = useRef<{ pay(): Promise<void> }>(null);
  const beginning = useBegin(pick, () => onNotice('payment.reopened'));
  const begun = beginning.at === 'begun' ? beginning.begun : undefined;
  useSentElsewhere(begun, onSent);

  const label = labelOf(t, charges, added);
  const checkAgreed = () => {
    setMissed(!agreed);
    if (!agreed) box.current?.focus();
    return agreed;
  };
  return (
    <Form>
      <Field label={t('payment.email')}>
        <Input type="email" value={user.email ?? ''} readOnly autoComplete="off" />
      </Field>
      {said && <Small role="alert">{t(said)}</Small>}
      {beginning.at === 'refused' && (
        <Refused
          error={beginning.error}
          onAgain={beginning.again}
          onPricesChanged={(change) => {
            setAgreedTo('');
            onNotice(change);
            onStale();
          }}
        />
      )}
      {beginning.at !== 'refused' && (
        <CardArea>
          {begun ? (
            <Suspense fallback={<CardLoading />}>
              <CardStep
                key={begun.checkoutSessionId}
                ref={payer}
                begun={begun}
                coupon={pick.coupon !== undefined}
                checkAgreed={checkAgreed}
                agree={beginning.agree}
                onCard={setCard}
                onExpired={() => {
                  onNotice('payment.reopened');
                  onStale();
                  beginning.anew();
                }}
                onAgain={beginning.again}
                onSent={onSent}
              />
            </Suspense>
          ) : (
            <CardLoading />
          )}
        </CardArea>
      )}
      {beginning.at !== 'refused' && card.at !== 'failed' && (
        <>
          <Agreement
            ref={box}
            pick={pick}
            charges={charges}
            added={added}
            agreed={agreed}
            missed={missed && !agreed}
            onChange={(ticked) => {
              setAgreedTo(ticked ? shown : '');
              setMissed(false);
              onNotice(undefined);
            }}
          />
          <Button
            variant="primary"
            wide
            busy={card.at === 'loading' || card.paying}
            busyLabel={card.at === 'ready' ? t('payment.paying') : label}
            onClick={() => void payer.current?.pay()}
            {...pressed('checkout.pay')}
          >
            {label}
          </Button>
        </>
      )}
      <PayFine charges={charges} />
      {begun && <TestCard begun={begun} />}
    </Form>
  );
}

/** Reports a payment of the session that another page sent, or this one before it lost the attempt. */
function useSentElsewhere(begun: SubscriptionBegun | undefined, onSent: (session: SentSession) => void) {
  const sessionId = begun?.payingSince ? begun.checkoutSessionId : undefined;
  useEffect(() => {
    if (sessionId !== undefined) onSent({ sessionId, sentAt: Date.now() });
  }, [sessionId, onSent]);
}

/** Explains what happens after the trial, and the right of withdrawal. */
function PayFine({ charges: { trialDays, firstAt } }: { charges: Charges }): ReactNode {
  const t = messages.useText();
  return (
    <Fine tone={3}>
      {trialDays > 0 ? t('payment.fineTrial', { date: sayDay(firstAt) }) : t('payment.fine')}{' '}
      <TextLink href={`${paths.helpCenter}#withdrawal`} target="_blank">
        {t('payment.withdrawal')}
      </TextLink>
    </Fine>
  );
}

function CardLoading(): ReactNode {
  const t = messages.useText();
  return (
    <CardPlace>
      <BusyText>{t('payment.cardLoading')}</BusyText>
    </CardPlace>
  );
}

/** Says which test card to use, if the checkout runs in the sandbox. */
function TestCard({ begun }: { begun: Parameters<typeof testCardOf>[0] }): ReactNode {
  const t = messages.useText();
  const card = testCardOf(begun);
  return card !== undefined && <Ribbon role="note">{t('payment.ribbon', { card })}</Ribbon>;
}
