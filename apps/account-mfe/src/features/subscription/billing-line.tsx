import type { ReactNode } from 'react';
import { localeTag, type BillingDetails } from '@greenroom/contracts';
import { currentLocale } from '@greenroom/i18n';
import { Button } from '@greenroom/shared-ui';
import { SettingLine } from '../../shared/setting/index.ts';
import { useCommerceBillingQuery } from './subscription-api.ts';
import { subscriptionMessages } from './messages/index.ts';

/** Shows the saved billing details: name, address and tax ID. Until they are loaded, says what they are. */
export function BillingLine({ onEdit }: { onEdit(): void }): ReactNode {
  const t = subscriptionMessages.useText();
  const { data } = useCommerceBillingQuery({});
  const lines = data && [data.name, addressOf(data), data.taxId && t('billing.taxId.line', { taxId: data.taxId })];
  const given = lines?.filter((line) => line !== '');
  return (
    <SettingLine
      title={t('billing.line')}
      text={
        given === undefined
          ? t('billing.line.text')
          : given.length === 0
            ? t('billing.none')
            : given.map((line) => <div key={line}>{line}</div>)
      }
      action={
        <Button size="s" aria-haspopup="dialog" onClick={onEdit}>
          {t('billing.open')}
        </Button>
      }
    />
  );
}

/** Returns the address on one line, in the order of the invoices. */
function addressOf({ line1, line2, postalCode, city, country }: BillingDetails): string {
  const names = new Intl.DisplayNames(localeTag[currentLocale()], { type: 'region' });
  const parts = [line1, line2, `${postalCode} ${city}`.trim(), country && (names.of(country) ?? country)];
  return parts.filter((part) => part !== '').join(', ');
}
