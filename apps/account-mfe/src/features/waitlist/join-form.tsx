import { useState, type ReactNode } from 'react';
import { object } from 'yup';
import { SentForm, TextField, outcomeOf, rules, useForm } from '@greenroom/account-forms';
import { pressed } from '@greenroom/analytics';
import { paths } from '@greenroom/contracts';
import { Button, Row, TextLink, Tick } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';
import { SaidInstead } from '../../shared/said-instead/index.ts';
import { waitlistMessages } from './messages/index.ts';
import { useWaitlistJoinMutation } from './waitlist-api.ts';

const schema = object({ email: rules.email, consent: rules.updates });

/**
 * Form to join the waitlist: an email address and the consent to be written to. It never reveals who is on the list.
 */
export function JoinForm(): ReactNode {
  const t = messages.useText();
  const own = waitlistMessages.useText();
  const [join] = useWaitlistJoinMutation();
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm({
    initial: { email: '', consent: false },
    schema,
    keep: { as: 'door', fields: ['email'] },
    send: (body) => outcomeOf(join({ body }), () => setSentTo(body.email.trim())),
  });
  return (
    <>
      <div role="status">
        {sentTo !== undefined && <SaidInstead tone="good">{own('waitlist.sent', { email: sentTo })}</SaidInstead>}
      </div>
      {sentTo === undefined && (
        <SentForm form={form}>
          <TextField
            form={form}
            name="email"
            label={t('field.email')}
            type="email"
            inputMode="email"
            autoComplete="email"
          />
          <Tick
            name="consent"
            checked={form.values.consent}
            onChange={({ target }) => form.change('consent', target.checked)}
            error={form.problem('consent')}
            aria-required
          >
            {own('waitlist.agree')}{' '}
            <TextLink href={`${paths.helpCenter}#privacy`} target="_blank">
              {own('waitlist.privacy')}
            </TextLink>
          </Tick>
          <Row>
            <Button
              type="submit"
              {...pressed('waitlist.send')}
              variant="primary"
              busy={form.sending}
              busyLabel={t('form.sending')}
            >
              {own('waitlist.send')}
            </Button>
          </Row>
        </SentForm>
      )}
    </>
  );
}
