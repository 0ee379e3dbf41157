import { useState, type ReactNode } from 'react';
import { object, string } from 'yup';
import { failureOf, FormBox, FormNotice, rules, TextField, useForm } from '@greenroom/account-forms';
import { pressed } from '@greenroom/analytics';
import { bounds } from '@greenroom/contracts';
import { formatDate } from '@greenroom/i18n';
import { Button, Field, Input, Pick, PickRow, Row, TextArea } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';
import { SaidInstead } from '../../shared/said-instead/index.ts';
import { useCommerceCancellationDeclareMutation } from './cancellation-api.ts';
import { cancellationMessages } from './messages/index.ts';

const text = () => string().default('');
const schema = object({
  email: rules.email,
  name: text(),
  contract: text(),
  kind: text(),
  reason: text(),
  day: text(),
});

/**
 * Form for a cancellation: who, which contract, when and, if it matters, why. The response does not reveal whether a
 * contract exists.
 */
export function DeclareForm(): ReactNode {
  const t = cancellationMessages.useText();
  const words = messages.useText();
  const [declare] = useCommerceCancellationDeclareMutation();
  const [received, setReceived] = useState<{ at: string; email: string }>();
  const form = useForm({
    initial: { email: '', name: '', contract: '', kind: 'ordinary', reason: '', day: '' },
    schema,
    async send({ email, name, contract, kind, reason, day }) {
      const { data, error } = await declare({
        body: {
          email: email.trim(),
          ...(name.trim() && { name: name.trim() }),
          ...(contract.trim() && { orderOrNote: contract.trim() }),
          kind: kind === 'extraordinary' ? kind : 'ordinary',
          ...(kind === 'extraordinary' && reason.trim() && { reason: reason.trim() }),
          when: day === '' ? 'soonest' : day,
        },
      });
      if (data) setReceived({ at: data.receivedAt, email: email.trim() });
      return failureOf(error, { orderOrNote: 'contract', when: 'day' });
    },
  });
  const { kind, reason, day } = form.values;
  return (
    <>
      <div role="status">
        {received && (
          <SaidInstead tone="good">
            {t('received', {
              at: formatDate(received.at, { dateStyle: 'long', timeStyle: 'short' }),
              email: received.email,
            })}
          </SaidInstead>
        )}
      </div>
      {!received && (
        <FormBox {...form.attributes}>
          <FormNotice failure={form.failure} />
          <TextField form={form} name="email" label={words('field.email')} type="email" autoComplete="email" />
          <Field label={t('name')}>
            <Input
              name="name"
              autoComplete="name"
              maxLength={bounds.nameLength}
              value={form.values.name}
              onChange={({ target }) => form.change('name', target.value)}
            />
          </Field>
          <Field label={t('contract')} hint={t('contractHint')}>
            <TextArea
              name="contract"
              rows={2}
              maxLength={bounds.cancelCommentLength}
              value={form.values.contract}
              onChange={({ target }) => form.change('contract', target.value)}
            />
          </Field>
          <Pick legend={t('kind')}>
            {(['ordinary', 'extraordinary'] as const).map((one) => (
              <PickRow key={one} checked={kind === one} onChange={() => form.change('kind', one)}>
                {t(`kind.${one}`)}
              </PickRow>
            ))}
          </Pick>
          {kind === 'extraordinary' && (
            <Field label={t('reason')}>
              <TextArea
                name="reason"
                rows={2}
                maxLength={bounds.cancelCommentLength}
                value={reason}
                onChange={({ target }) => form.change('reason', target.value)}
              />
            </Field>
          )}
          <Field label={t('day')} hint={t('dayHint')} error={form.problem('day')}>
            <Input name="day" type="date" value={day} onChange={({ target }) => form.change('day', target.value)} />
          </Field>
          <Row>
            <Button
              type="submit"
              variant="primary"
              busy={form.sending}
              busyLabel={words('form.sending')}
              {...pressed('cancel-contracts.send')}
            >
              {t('send')}
            </Button>
          </Row>
        </FormBox>
      )}
    </>
  );
}
