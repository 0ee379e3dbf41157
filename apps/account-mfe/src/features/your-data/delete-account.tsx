import type { ReactNode } from 'react';
import { object } from 'yup';
import { useCurrentUser, useFetchUser } from '@greenroom/auth';
import { Button } from '@greenroom/shared-ui';
import { Dialog } from '@greenroom/shared-ui/overlays';
import { messages } from '../../messages/index.ts';
import {
  AccountOfPassword,
  failureOf,
  FormBox,
  FormNotice,
  PasswordField,
  rules,
  useForm,
} from '../../shared/form/index.ts';
import { useUsersDeletionRequestMutation } from './your-data-api.ts';

const formId = 'delete-account';
const schema = object({ password: rules.password });

/** Asks once more, and for the password, before an account's deletion is asked for. */
export function DeleteAccount({ close }: { close(): void }): ReactNode {
  const t = messages.useText();
  const { user } = useCurrentUser();
  const fetchUser = useFetchUser();
  const [request] = useUsersDeletionRequestMutation();
  const form = useForm({
    initial: { password: '' },
    schema,
    async send(body) {
      const { error } = await request({ params: { uuid: 'me' }, body });
      if (!error) {
        await fetchUser();
        close();
      }
      return failureOf(error);
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={t('deletion.sure')}
      description={t('deletion.sureText')}
      closeLabel={t('close')}
      actions={
        <>
          <Button type="submit" form={formId} busy={form.sending} busyLabel={t('form.sending')}>
            {t('deletion.send')}
          </Button>
          <Button variant="quiet" onClick={close}>
            {t('deletion.stay')}
          </Button>
        </>
      }
    >
      <FormBox id={formId} {...form.attributes}>
        <FormNotice failure={form.failure} />
        <AccountOfPassword email={user.email} />
        <PasswordField form={form} name="password" label={t('field.password')} autoComplete="current-password" />
      </FormBox>
    </Dialog>
  );
}
