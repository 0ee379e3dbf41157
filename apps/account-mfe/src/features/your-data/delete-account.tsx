import type { ReactNode } from 'react';
import { object } from 'yup';
import { SentForm, outcomeOf, useForm } from '@greenroom/account-forms';
import { pressed } from '@greenroom/analytics';
import { useFetchUser } from '@greenroom/auth';
import { Button } from '@greenroom/shared-ui';
import { Dialog } from '@greenroom/shared-ui/overlays';
import { messages } from '../../messages/index.ts';
import { LogInAgain, ProofField, proofRule, useConnections } from '../../shared/proof/index.ts';
import { useUsersDeletionRequestMutation } from './your-data-api.ts';
import { settingMessages } from '../../shared/setting/index.ts';

const formId = 'delete-account';

/** Asks once more, and for the password, before an account's deletion is asked for. */
export function DeleteAccount({ close }: { close(): void }): ReactNode {
  const t = settingMessages.useText();
  const words = messages.useText();
  const fetchUser = useFetchUser();
  const [request] = useUsersDeletionRequestMutation();
  const { data: ways } = useConnections();
  const hasPassword = ways?.hasPassword ?? true;
  const form = useForm({
    initial: { password: '' },
    schema: object({ password: proofRule(hasPassword) }),
    send: ({ password }) =>
      outcomeOf(request({ params: { uuid: 'me' }, body: hasPassword ? { password } : {} }), async () => {
        await fetchUser();
        close();
      }),
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={t('deletion.sure')}
      description={t('deletion.sureText')}
      closeLabel={words('close')}
      actions={
        <>
          <Button
            type="submit"
            {...pressed('settings.delete')}
            form={formId}
            busy={form.sending}
            busyLabel={words('form.sending')}
          >
            {t('deletion.send')}
          </Button>
          <Button variant="quiet" onClick={close}>
            {t('deletion.stay')}
          </Button>
        </>
      }
    >
      <SentForm id={formId} form={form}>
        <LogInAgain failure={form.failure} />
        <ProofField form={form} hasPassword={hasPassword} />
      </SentForm>
    </Dialog>
  );
}
