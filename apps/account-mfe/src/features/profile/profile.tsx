import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { object } from 'yup';
import { FormBox, FormNotice, TextField, outcomeOf, rules, useForm } from '@greenroom/account-forms';
import { pressed } from '@greenroom/analytics';
import { useCurrentUser, useFetchUser, useUsersUpdateMutation } from '@greenroom/auth';
import { Button, Row } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';
import { SaidWhenDone, settingMessages } from '../../shared/setting/index.ts';

const Lines = styled(FormBox)`
  padding-bottom: var(--s-5);
`;

const schema = object({ name: rules.name });

/** The user's name, used by coaches and emails. */
export function Profile(): ReactNode {
  const t = settingMessages.useText();
  const words = messages.useText();
  const { user } = useCurrentUser();
  const fetchUser = useFetchUser();
  const [update] = useUsersUpdateMutation();
  const form = useForm({
    initial: { name: user.name ?? '' },
    schema,
    keep: { as: 'settings-name', fields: ['name'] },
    send: ({ name }) => outcomeOf(update({ params: { uuid: 'me' }, body: { name } }), () => fetchUser()),
  });
  return (
    <Lines {...form.attributes}>
      <FormNotice failure={form.failure} />
      <TextField form={form} name="name" label={words('field.name')} autoComplete="name" hint={t('profile.nameHint')} />
      <Row wrap gap={4}>
        <Button
          type="submit"
          {...pressed('settings.profile')}
          size="s"
          busy={form.sending}
          busyLabel={words('form.saving')}
        >
          {words('form.save')}
        </Button>
        <SaidWhenDone done={form.done}>{words('form.saved')}</SaidWhenDone>
      </Row>
    </Lines>
  );
}
