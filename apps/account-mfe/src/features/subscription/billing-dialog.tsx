import type { ReactNode } from 'react';
import { object, string } from 'yup';
import { failureOf, FormBox, useForm } from '@greenroom/account-forms';
import { pressed } from '@greenroom/analytics';
import { bounds, localeTag, type BillingDetails } from '@greenroom/contracts';
import { currentLocale } from '@greenroom/i18n';
import { BarShape, Button, Field, Input, NativeSelect, Skeleton, Stack } from '@greenroom/shared-ui';
import { Dialog } from '@greenroom/shared-ui/overlays';
import { PartFailed } from '../../shared/setting/index.ts';
import { messages } from '../../messages/index.ts';
import { billingCountries } from './billing-countries.ts';
import type { AskingProps } from './dialog-props.ts';
import { useCommerceBillingQuery, useCommerceBillingSaveMutation } from './subscription-api.ts';
import { subscriptionMessages } from './messages/index.ts';

const formId = 'billing-details';
const text = string().default('');
const schema = object({
  name: text,
  line1: text,
  line2: text,
  postalCode: text,
  city: text,
  country: text,
  taxId: text,
});

/** Autofill tokens of each field. https://html.spec.whatwg.org/#autofill */
const fields = [
  ['name', 'billing organization', bounds.billingLineLength],
  ['line1', 'billing address-line1', bounds.billingLineLength],
  ['line2', 'billing address-line2', bounds.billingLineLength],
  ['postalCode', 'billing postal-code', 20],
  ['city', 'billing address-level2', bounds.billingLineLength],
] as const;

type BillingProps = Pick<AskingProps, 'close' | 'done'>;

/** Form for the address on future invoices. */
export function BillingDialog({ close, done }: BillingProps): ReactNode {
  const t = subscriptionMessages.useText();
  const words = messages.useText();
  const { currentData: known, error, refetch } = useCommerceBillingQuery({});
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={t('billing.title')}
      description={t('billing.text')}
      closeLabel={words('close')}
    >
      {!known && error !== undefined && <PartFailed error={error} retry={refetch} />}
      {!known && error === undefined && (
        <Skeleton label={t('billing.loading')}>
          <BarShape height="320px" />
        </Skeleton>
      )}
      {known && <BillingForm known={known} close={close} done={done} />}
    </Dialog>
  );
}

function BillingForm({ known, close, done }: BillingProps & { known: BillingDetails }): ReactNode {
  const t = subscriptionMessages.useText();
  const [save, { error }] = useCommerceBillingSaveMutation();
  const form = useForm({
    initial: { ...known },
    schema,
    async send(body) {
      const { error: failed } = await save({ body });
      if (!failed) void done('billing');
      return failureOf(failed, { tax_id: 'taxId' });
    },
  });
  return (
    <FormBox id={formId} {...form.attributes}>
      {error !== undefined && form.problem('taxId') === undefined && <PartFailed error={error} retry={() => {}} />}
      {fields.map(([name, autoComplete, maxLength]) => (
        <Field key={name} label={t(`billing.${name}`)}>
          <Input
            {...{ name, autoComplete, maxLength }}
            value={form.values[name]}
            onChange={({ target }) => form.change(name, target.value)}
          />
        </Field>
      ))}
      <Field label={t('billing.country')}>
        <NativeSelect
          name="country"
          autoComplete="billing country"
          value={form.values.country}
          onChange={({ target }) => form.change('country', target.value)}
        >
          <option value="">{t('billing.noCountry')}</option>
          {countryNames().map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Field
        label={t('billing.taxId')}
        hint={t('billing.taxId.hint')}
        error={form.problem('taxId') !== undefined && <span role="alert">{t('billing.taxId.wrong')}</span>}
      >
        <Input
          name="taxId"
          autoComplete="off"
          spellCheck={false}
          maxLength={30}
          value={form.values.taxId}
          onChange={({ target }) => form.change('taxId', target.value)}
        />
      </Field>
      <Stack gap={3}>
        <Button
          type="submit"
          variant="primary"
          busy={form.sending}
          busyLabel={t('sending')}
          {...pressed('subscription.billing')}
        >
          {t('billing.send')}
        </Button>
        <Button variant="quiet" onClick={close}>
          {t('switch.stay')}
        </Button>
      </Stack>
    </FormBox>
  );
}

/** Returns the countries in the page's language and collation. */
function countryNames(): [code: string, name: string][] {
  const tag = localeTag[currentLocale()];
  const names = new Intl.DisplayNames(tag, { type: 'region' });
  return billingCountries
    .map((code): [string, string] => [code, names.of(code) ?? code])
    .sort(([, one], [, other]) => one.localeCompare(other, tag));
}
