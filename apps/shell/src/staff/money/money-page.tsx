import type { ReactNode } from 'react';
import { useSearchParams } from '@greenroom/navigation';
import { Section, Stack } from '@greenroom/shared-ui';
import { Answer } from '../answer.tsx';
import { useStaffMoneyQuery, useStaffMoneySubscriptionsQuery } from '../staff-api.ts';
import { StaffPage } from '../staff-page.tsx';
import { words } from '../words.ts';
import { Disputes } from './disputes.tsx';
import { FailedPayments } from './failed-payments.tsx';
import { FiguresTable } from './figures-table.tsx';
import { MonthForm } from './month-form.tsx';
import { type MoneyWish, readMoneyWish } from './money-wish.ts';
import { SubscriptionsSearch } from './subscriptions-search.tsx';
import { SubscriptionsTable } from './subscriptions-table.tsx';

/** The figures of a month, failed payments, disputes, and the subscriptions of all accounts. */
export function MoneyPage(): ReactNode {
  const t = words.useText();
  const [search] = useSearchParams();
  const wish = readMoneyWish(search);
  return (
    <StaffPage title={t('money.title')} lead={t('money.lead')}>
      <Figures wish={wish} />
      <FailedPayments wish={wish} cursor={search.get('failed') ?? undefined} />
      <Disputes wish={wish} cursor={search.get('disputed') ?? undefined} />
      <Subscriptions wish={wish} cursor={search.get('cursor') ?? undefined} />
    </StaffPage>
  );
}

function Figures({ wish }: { wish: MoneyWish }): ReactNode {
  const t = words.useText();
  const query = useStaffMoneyQuery({ query: { month: wish.month } }, { refetchOnMountOrArgChange: true });
  return (
    <Section title={t('money.figures')}>
      <Answer query={{ ...query, data: query.currentData }}>
        {(figures) => (
          <Stack gap={4}>
            <MonthForm key={figures.month} {...figures} wish={wish} />
            <FiguresTable {...figures} />
          </Stack>
        )}
      </Answer>
    </Section>
  );
}

function Subscriptions({ wish, cursor }: { wish: MoneyWish; cursor: string | undefined }): ReactNode {
  const t = words.useText();
  const { state, find } = wish;
  const query = useStaffMoneySubscriptionsQuery(
    { query: { state, find, cursor } },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <Section title={t('money.subscriptions')}>
      <Answer query={query}>
        {({ counts }) => (
          <Stack gap={4}>
            <SubscriptionsSearch key={`${state} ${find}`} counts={counts} wish={wish} />
            <Answer query={{ ...query, data: query.currentData }}>
              {(found) => <SubscriptionsTable {...found} wish={wish} />}
            </Answer>
          </Stack>
        )}
      </Answer>
    </Section>
  );
}
