import { Check, Phone } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { useCommerceSubscriptionQuery } from '@greenroom/card-payments/subscription';
import { useCurrentUser } from '@greenroom/auth';
import { commerceFigures, money, pathTo, paths, type SubscriptionRecord } from '@greenroom/contracts';
import { Link } from '@greenroom/navigation';
import { ButtonLink, Fine, Icon, Row, Small, TextLink } from '@greenroom/shared-ui';
import { Lines, messages, sayDay, sayMoney } from '../../shared/checkout/index.ts';
import { keepChoice, useChoice } from '../../shared/choice/index.ts';
import { SuccessPage } from './success-page.tsx';

const day = 86_400_000;

/** One is in: what was paid, what comes next, and where to go first. */
export function OrderComplete({ trial }: { trial: boolean }): ReactNode {
  const t = messages.useText();
  const { user } = useCurrentUser();
  const [choice] = useChoice();
  // The choice is used up; where one came from is wanted once more.
  const [returnTo] = useState(choice.returnTo);
  const { data: subscription } = useCommerceSubscriptionQuery(
    { params: { id: 'me' } },
    { refetchOnMountOrArgChange: true },
  );
  useEffect(() => keepChoice({}), []);

  const email = user.email ?? '';
  return (
    <SuccessPage
      tag={
        <>
          <Icon of={Check} />
          <Small as="span" tone={2}>
            {t('success.complete')}
          </Small>
        </>
      }
      heading={t('success.heading')}
      lead={
        trial ? t('success.leadTrial', { days: commerceFigures.trialDays, email }) : t('success.leadPaid', { email })
      }
    >
      {subscription && <Receipt subscription={subscription} />}
      <Row wrap gap={3}>
        {returnTo === undefined ? (
          <ButtonLink variant="primary" as={Link} to={pathTo('mentorCall', { instructorSlug: 'anila-kestrel' })}>
            <Icon of={Phone} />
            {t('success.call')}
          </ButtonLink>
        ) : (
          <ButtonLink variant="primary" as={Link} to={returnTo}>
            {t('success.goOn')}
          </ButtonLink>
        )}
        {!user.onboarded && (
          <ButtonLink as={Link} to={pathTo('onboarding', undefined, { returnTo })}>
            {t('success.questions')}
          </ButtonLink>
        )}
      </Row>
      <Fine tone={3}>
        {t('success.cancelBefore')}
        <TextLink as={Link} to={`${paths.settings}#plan`}>
          {t('success.settings')}
        </TextLink>
        {t('success.cancelAfter')}
      </Fine>
    </SuccessPage>
  );
}

function Receipt({ subscription }: { subscription: SubscriptionRecord }): ReactNode {
  const t = messages.useText();
  const { state, tier, nextCharge, moneyBack, trialEndsAt, price } = subscription;
  const trial = state === 'trial';
  const paid = trial && price ? money(0, price.currency) : moneyBack;
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
    </Lines>
  );
}
