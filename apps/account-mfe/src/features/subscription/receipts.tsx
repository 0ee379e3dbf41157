import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { countOf, endpoints, fillPath } from '@greenroom/contracts';
import { formatDate } from '@greenroom/i18n';
import { sayMoney } from '@greenroom/plans';
import { BarShape, Head, ScrollBox, Skeleton, Small, Stack, TextLink } from '@greenroom/shared-ui';
import { PartFailed } from '../../shared/setting/index.ts';
import { useCommerceInvoicesQuery } from './subscription-api.ts';
import { subscriptionMessages } from './messages/index.ts';

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: var(--fs-small);
  font-variant-numeric: tabular-nums lining-nums;
  td,
  th {
    padding: 14px 16px 14px 0;
    border-top: 1px solid var(--line);
    font-weight: 400;
    text-align: left;
    vertical-align: top;
  }
  th {
    color: var(--text-3);
  }
  td:last-of-type,
  th:last-of-type {
    padding-right: 0;
    text-align: right;
  }
`;

const subscriptionId = 'me';

/**
 * Lists charges and refunds with their documents, also of ended plans. @param paying whether a plan is paid here now
 */
export function Receipts({ paying }: { paying: boolean }): ReactNode {
  const t = subscriptionMessages.useText();
  const { data, error, isError, refetch } = useCommerceInvoicesQuery({ params: { subscriptionId } });
  if (!paying && !data?.invoices.length) return null;
  return (
    <Stack gap={3}>
      <Head as="h2">{t('receipts')}</Head>
      {!data && isError && <PartFailed error={error} retry={refetch} />}
      {!data && !isError && (
        <Skeleton label={t('receipts.loading')}>
          <BarShape height="96px" />
        </Skeleton>
      )}
      {data?.invoices.length === 0 && <Small tone={2}>{t('receipts.none')}</Small>}
      {data && data.invoices.length > 0 && (
        <ScrollBox tabIndex={0} role="region" aria-label={t('receipts')}>
          <Table>
            <thead>
              <tr>
                <th scope="col">{t('receipts.date')}</th>
                <th scope="col">{t('receipts.for')}</th>
                <th scope="col">{t('receipts.document')}</th>
                <th scope="col">{t('receipts.amount')}</th>
              </tr>
            </thead>
            <tbody>
              {data.invoices.map(({ id, number, at, description, status, total, refunded }) => (
                <tr key={id}>
                  <td>{formatDate(at)}</td>
                  <td>
                    {description}
                    {status === 'open' && <Small tone="warn">{t('receipts.open')}</Small>}
                  </td>
                  <td>
                    <TextLink
                      href={fillPath(endpoints.commerceInvoiceDocument.path, { subscriptionId, invoiceId: id })}
                      target="_blank"
                      rel="noopener"
                    >
                      {t('receipts.open.document', { number: number ?? formatDate(at) })}
                    </TextLink>{' '}
                    <TextLink
                      href={fillPath(endpoints.commerceInvoicePdf.path, { subscriptionId, invoiceId: id })}
                      aria-label={t('receipts.pdf.label', { number: number ?? formatDate(at) })}
                      download
                    >
                      {t('receipts.pdf')}
                    </TextLink>
                  </td>
                  <td>
                    {sayMoney(total)}
                    {countOf(refunded.amount) > 0 && (
                      <Small tone={2}>{t('receipts.refunded', { amount: sayMoney(refunded) })}</Small>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
        </ScrollBox>
      )}
    </Stack>
  );
}
