import type { ReactNode } from 'react';
import { object, string } from 'yup';
import { FormBox, FormNotice, rules, TextField, useForm } from '@greenroom/account-forms';
import { bounds } from '@greenroom/contracts';
import { Button, Field, Input, Row } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';
import type { Declared } from './declared.ts';
import { withdrawalMessages } from './messages/index.ts';

const schema = object({ name: rules.name, email: rules.email, contract: string().default('') });

interface WithdrawalFormProps {
  initial: Declared | undefined;
  onFilled(declared: Declared): void;
}

/** The first step, which sends nothing. */
export function WithdrawalForm({ initial, onFilled }: WithdrawalFormProps): ReactNode {
  const t = withdrawalMessages.useText();
  const words = messages.useText();
  const form = useForm({
    initial: { name: initial?.name ?? '', email: initial?.email ?? '', contract: initial?.contract ?? '' },
    schema,
    async send({ name, email, contract }) {
      onFilled({ name: name.trim(), email: email.trim(), ...(contract.trim() && { contract: contract.trim() }) });
      return undefined;
    },
  });
  return (
    <FormBox {...form.attributes}>
      <FormNotice failure={form.failure} />
      <TextField form={form} name="name" label={words('field.name')} autoComplete="name" />
      <TextField form={form} name="email" label={words('field.email')} type="email" autoComplete="email" />
      <Field label={t('contract')} hint={t('contractHint')}>
        <Input
          name="contract"
          maxLength={bounds.contractNoteLength}
          value={form.values.contract}
          onChange={({ target }) => form.change('contract', target.value)}
        />
      </Field>
      <Row>
        <Button type="submit" variant="primary">
          {t('withdraw')}
        </Button>
      </Row>
    </FormBox>
  );
}
