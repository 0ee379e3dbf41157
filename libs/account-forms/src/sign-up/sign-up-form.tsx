import type { ReactNode } from 'react';
import { object } from 'yup';
import { pressed } from '@greenroom/analytics';
import { paths } from '@greenroom/contracts';
import { Button, TextLink, Tick } from '@greenroom/shared-ui';
import { messages } from '../messages/index.ts';
import { useEnter } from '../enter/use-enter.ts';
import { outcomeOf } from '../form/outcome-of.ts';
import { PasswordField } from '../form/password-field.tsx';
import { rules } from '../form/rules.ts';
import { SentForm } from '../form/sent-form.tsx';
import { TextField } from '../form/text-field.tsx';
import { useForm } from '../form/use-form.ts';
import { StrengthMeter } from '../strength/strength-meter.tsx';
import { useAuthSignUpMutation } from './sign-up-api.ts';

const schema = object({ name: rules.name, email: rules.email, password: rules.newPassword, gdpr: rules.terms });

interface SignUpFormProps {
  /** Path to open once the account exists. */
  returnTo: string;
  /** Called with the consent to the terms, which the social buttons need too. */
  onAgree(agreed: boolean): void;
}

export function SignUpForm({ returnTo, onAgree }: SignUpFormProps): ReactNode {
  const t = messages.useText();
  const [signUp] = useAuthSignUpMutation();
  const enter = useEnter();
  const form = useForm({
    initial: { name: '', email: '', password: '', gdpr: false },
    schema,
    keep: { as: 'door', fields: ['name', 'email'] },
    send: (values) => outcomeOf(signUp({ body: { ...values, returnTo } }), (data) => enter(data)),
  });
  const { name, email, password, gdpr } = form.values;
  return (
    <SentForm form={form}>
      <TextField form={form} name="name" label={t('field.name')} autoComplete="name" />
      <TextField
        form={form}
        name="email"
        label={t('field.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <PasswordField
        form={form}
        name="password"
        label={t('field.password')}
        autoComplete="new-password"
        hint={t('form.passwordHint')}
      />
      <StrengthMeter password={password} own={[name, email]} />
      <Tick
        name="gdpr"
        checked={gdpr}
        onChange={({ target }) => {
          form.change('gdpr', target.checked);
          onAgree(target.checked);
        }}
        error={form.problem('gdpr')}
        aria-required
      >
        {t('signUp.agreeBefore')}
        <TextLink href={`${paths.helpCenter}#terms`} target="_blank">
          {t('signUp.terms')}
        </TextLink>
        {t('signUp.agreeBetween')}
        <TextLink href={`${paths.helpCenter}#privacy`} target="_blank">
          {t('signUp.privacy')}
        </TextLink>
        {t('signUp.agreeAfter')}
      </Tick>
      <Button
        type="submit"
        variant="primary"
        {...pressed('sign-up.send')}
        wide
        busy={form.sending}
        busyLabel={t('signUp.sending')}
      >
        {t('signUp.send')}
      </Button>
    </SentForm>
  );
}
