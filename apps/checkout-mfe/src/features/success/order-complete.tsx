import { Check, Phone } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { useCommerceSubscriptionQuery } from '@greenroom/card-payments/subscription';
import { useCurrentUser } from '@greenroom/auth';
import {
  type CoachCard,
  commerceFigures,
  money,
  pathTo,
  settingsAt,
  type SubscriptionRecord,
} from '@greenroom/contracts';
import { Link } from '@greenroom/navigation';
import { ButtonLink, Fine, Icon, Row, Small, TextLink } from '@greenroom/shared-ui';
import { Lines, messages, sayDay, sayMoney } from '../../shared/checkout/index.ts';
import { keepChoice, useChoice } from '../../shared/choice/index.ts';
import { SuccessPage } from './success-page.tsx';

const day = 86_400_000;

interface OrderCompleteProps {
  trial: boolean;
  coach: CoachCard | undefined;
}

/**
 * Shown after a successful order: the payment, the next dates, and where to go first.
 * @param trial whether the checkout began a trial; the plan's own state, once loaded, is newer
 */
export function OrderComplete({ trial, coach }: OrderCompleteProps): ReactNode {
  const t = messages.useText();
  const { user } = useCurrentUser();
  const [choice] = useChoice();
  // The choice is deleted now, but its return address is still needed.
  const [returnTo] = useState(choice.returnTo);
  const { data: subscription } = useCommerceSubscriptionQuery(
    { params: { id: 'me' } },
    { refetchOnMountOrArgChange: true },
  );
  useEffect(() => keepChoice({}), []);

  return (
    <SuccessPage
      coach={coach}
      tag={
        <>
          <Icon of={Check} />
          <Small as="span" tone={2}>
            {t('success.complete')}
          </Small>
        </>
      }
      heading={t('success.heading')}
      lead={leadOf(t, subscription ? subscription.state === 'trial' : trial, user.email)}
    >
      {subscription && <Receipt subscription={subscription} />}
      <Row wrap gap={3}>
        {returnTo !== undefined && (
          <ButtonLink variant="primary" as={Link} to={returnTo}>
            {t('success.goOn')}
          </ButtonLink>
        )}
        {returnTo === undefined && coach && (
          <ButtonLink variant="primary" as={Link} to={pathTo('mentorCall', { instructorSlug: coach.slug })}>
            <Icon of={Phone} />
            {t('success.call', { name: coach.name })}
          </ButtonLink>
        )}
        {!user.onboarded && (
          <ButtonLink as={Link} to={pathTo('onboarding', undefined, { question: '1', returnTo })}>
            {t('success.questions')}
          </ButtonLink>
        )}
      </Row>
      <Fine tone={3}>
        {t('success.cancelBefore')}
        <TextLink as={Link} to={settingsAt('plan')}>
          {t('success.settings')}
        </TextLink>
        {t('success.cancelAfter')}
      </Fine>
    </SuccessPage>
  );
}

function leadOf(t: ReturnType<typeof messages.useText>, trial: boolean, email: string | null): string {
  const { trialDays: days } = commerceFigures;
  if (email === null) return trial ? t('success.leadTrialToYou', { days }) : t('success.leadPaidToYou');
  return trial ? t('success.leadTrial', { days, email }) : t('success.leadPaid', { email });
}

function Receipt({ subscription }: { subscription: SubscriptionRecord }): ReactNode {
  const t = messages.useText();
  const { state, tier, nextCharge, moneyBack, guaranteeUsed, lastPaid, trialEndsAt, price } = subscription;
  const trial = state === 'trial';
  const paid = trial && price ? money(0, price.currency) : (lastPaid ?? moneyBack);
  const reminder = trialEndsAt && new Date(new Date(trialEndsAt).getTime() - commerceFigures.reminderDays * day);
  return (
    <Lines>
      {paid && (
        <li>
          <span>{t('success.paid')}</span>
          <span>{sayMoney(paid)}</span>
        </li>
      )}
      {trial && reminder && (
        <li>
          <span>{t('success.remind')}</span>
          <span>{sayDay(reminder)}</span>
        </li>
      )}
      {nextCharge && tier && (
        <li>
          <span>{t(trial ? `success.first.${tier}` : `success.next.${tier}`)}</span>
          <span>{t('success.amountOn', { amount: sayMoney(nextCharge), date: sayDay(nextCharge.at) })}</span>
        </li>
      )}
      {!trial && moneyBack && (
        <li>
          <span>{t('success.moneyBack')}</span>
          <span>{sayDay(moneyBack.until)}</span>
        </li>
      )}
      {!trial && guaranteeUsed === true && <li>{t('success.guaranteeUsed')}</li>}
    </Lines>
  );
}
