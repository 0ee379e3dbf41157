import type { ReactNode } from 'react';
import type { SubscriptionRecord } from '@greenroom/contracts';
import { sayDay, sayMoney } from '@greenroom/plans';
import { Button, Figures, Row } from '@greenroom/shared-ui';
import { SettingLine } from '../../shared/setting/index.ts';
import { BillingLine } from './billing-line.tsx';
import { useCommerceSwitchWithdrawMutation } from './subscription-api.ts';
import type { PlanAction } from './after-action.ts';
import type { Asking } from './dialog-props.ts';
import { isPaidPlan, monthlyPrice } from './plan-statement.ts';
import { ResumeButton } from './resume-button.tsx';
import { SubscriptionTrouble } from './trouble.tsx';
import { subscriptionMessages } from './messages/index.ts';

interface PlanLinesProps {
  subscription: SubscriptionRecord;
  ask(what: Asking): void;
  onDone(what: PlanAction): unknown;
}

/** States in which the price is charged again unless the user cancels. */
const renewing: ReadonlySet<SubscriptionRecord['state']> = new Set(['active', 'trial', 'past_due']);

/** Shows what is paid and how, with buttons to change it. Nothing if nothing is paid here. */
export function PlanLines({ subscription, ask, onDone }: PlanLinesProps): ReactNode {
  const t = subscriptionMessages.useText();
  if (!isPaidPlan(subscription)) return null;
  const { id, state, tier, actions, pendingSwitch, pause } = subscription;
  const annual = tier === 'annual';
  return (
    <div>
      {renewing.has(state) && (
        <SettingLine
          title={
            <Figures>{t(annual ? 'billed.annual' : 'billed.monthly', { monthly: monthlyPrice(subscription) })}</Figures>
          }
          action={
            actions.includes('switch') && (
              <Button size="s" aria-haspopup="dialog" onClick={() => ask('switch')}>
                {t(annual ? 'switch.toMonthly' : 'switch.toAnnual')}
              </Button>
            )
          }
        />
      )}
      {pendingSwitch && (
        <PendingSwitch
          id={id}
          pending={pendingSwitch}
          revocable={actions.includes('withdraw_switch')}
          onDone={onDone}
        />
      )}
      {pause && state === 'active' && (
        <SettingLine
          title={<Figures>{t('pause.planned', { from: sayDay(pause.from), until: sayDay(pause.until) })}</Figures>}
          action={
            actions.includes('resume') && (
              <ResumeButton subscriptionId={id} label={t('pause.withdraw')} onDone={() => onDone('resume')} />
            )
          }
        />
      )}
      <PauseLine subscription={subscription} ask={ask} />
      <CouponLine subscription={subscription} ask={ask} />
      <CardLine subscription={subscription} ask={ask} />
      <BillingLine onEdit={() => ask('billing')} />
    </div>
  );
}

type LineProps = Pick<PlanLinesProps, 'subscription' | 'ask'>;

/** Offers a pause, or says why a running plan cannot be paused now. */
function PauseLine({ subscription, ask }: LineProps): ReactNode {
  const t = subscriptionMessages.useText();
  const { state, actions, pendingSwitch, pause, discounted } = subscription;
  if (actions.includes('pause'))
    return (
      <SettingLine
        title={t('pause.line')}
        text={t('pause.line.text')}
        action={
          <Button size="s" aria-haspopup="dialog" onClick={() => ask('pause')}>
            {t('pause.open')}
          </Button>
        }
      />
    );
  // The line of a planned pause is shown instead.
  if (state !== 'active' || pause) return null;
  if (pendingSwitch)
    return <SettingLine title={t('pause.line')} text={t('pause.afterSwitch', { day: sayDay(pendingSwitch.at) })} />;
  return discounted ? <SettingLine title={t('pause.line')} text={t('pause.afterCode')} /> : null;
}

/** Offers to use a code, shows the charge that a code reduces, or says why a running plan takes no code now. */
function CouponLine({ subscription, ask }: LineProps): ReactNode {
  const t = subscriptionMessages.useText();
  const { state, actions, pendingSwitch, pause, discounted, nextCharge } = subscription;
  if (actions.includes('coupon'))
    return (
      <SettingLine
        title={t('coupon.line')}
        action={
          <Button size="s" aria-haspopup="dialog" onClick={() => ask('coupon')}>
            {t('coupon.open')}
          </Button>
        }
      />
    );
  if (discounted && nextCharge)
    return (
      <SettingLine
        title={t('coupon.line')}
        text={<Figures>{t('coupon.holds', { charge: sayMoney(nextCharge), day: sayDay(nextCharge.at) })}</Figures>}
      />
    );
  if (state !== 'active') return null;
  if (pause) return <SettingLine title={t('coupon.line')} text={t('coupon.afterPause')} />;
  return pendingSwitch ? (
    <SettingLine title={t('coupon.line')} text={t('coupon.afterSwitch', { day: sayDay(pendingSwitch.at) })} />
  ) : null;
}

function CardLine({ subscription: { card, actions }, ask }: LineProps): ReactNode {
  const t = subscriptionMessages.useText();
  if (!card && !actions.includes('payment_method')) return null;
  return (
    <SettingLine
      title={<Figures>{card ? t('card.ending', { last4: card.last4 }) : t('card.none')}</Figures>}
      text={
        card && (
          <Figures>
            {t('card.expires', { month: twoDigits(card.expMonth), year: twoDigits(card.expYear % 100) })}
          </Figures>
        )
      }
      action={
        actions.includes('payment_method') && (
          <Row wrap gap={3}>
            {card && (
              <Button size="s" variant="quiet" aria-haspopup="dialog" onClick={() => ask('cards')}>
                {t('cards.open')}
              </Button>
            )}
            <Button size="s" aria-haspopup="dialog" onClick={() => ask('card')}>
              {t(card ? 'card.change' : 'card.add')}
            </Button>
          </Row>
        )
      }
    />
  );
}

interface PendingSwitchProps {
  id: string;
  pending: NonNullable<SubscriptionRecord['pendingSwitch']>;
  revocable: boolean;
  onDone(what: PlanAction): void;
}

function PendingSwitch({ id, pending: { tier, at, price }, revocable, onDone }: PendingSwitchProps): ReactNode {
  const t = subscriptionMessages.useText();
  const [withdraw, { isLoading, error }] = useCommerceSwitchWithdrawMutation();
  const stay = async () => {
    const { error: failed } = await withdraw({ params: { subscriptionId: id } });
    if (!failed) onDone('withdraw_switch');
  };
  const fill = { day: sayDay(at), price: sayMoney({ amount: price.unitAmount, currency: price.currency }) };
  return (
    <SettingLine
      title={t(tier === 'monthly' ? 'switch.pendingMonthly' : 'switch.pendingAnnual', fill)}
      action={
        revocable && (
          <Button size="s" busy={isLoading} busyLabel={t('sending')} onClick={() => void stay()}>
            {t('switch.withdraw')}
          </Button>
        )
      }
    >
      {error !== undefined && <SubscriptionTrouble error={error} />}
    </SettingLine>
  );
}

const twoDigits = (count: number) => String(count).padStart(2, '0');
