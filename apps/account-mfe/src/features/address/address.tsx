import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useCurrentUser } from '@greenroom/auth';
import { Button } from '@greenroom/shared-ui';
import { SendConfirmation } from '../../shared/confirmation/index.ts';
import { SaidInstead } from '../../shared/said-instead/index.ts';
import { SettingLine, settingMessages } from '../../shared/setting/index.ts';

const AddressForm = lazy(async () => ({ default: (await import('./address-form.tsx')).AddressForm }));

/** Shows the account's email address and whether it is confirmed, with a form to change it. */
export function Address(): ReactNode {
  const t = settingMessages.useText();
  const { user } = useCurrentUser();
  const [open, setOpen] = useState(false);
  const [sentTo, setSentTo] = useState<string>();
  const toggle = () => {
    setOpen(!open);
    // Remove the previous message, so that screen readers announce the next one.
    setSentTo(undefined);
  };
  return (
    <SettingLine
      title={user.email}
      text={t(user.emailConfirmed ? 'address.confirmed' : 'address.unconfirmed')}
      action={
        user.emailConfirmed && (
          <Button size="s" aria-expanded={open} onClick={toggle}>
            {t('address.change')}
          </Button>
        )
      }
    >
      {!user.emailConfirmed && <SendConfirmation />}
      <div role="status">
        {sentTo !== undefined && <SaidInstead tone="good">{t('address.sent', { email: sentTo })}</SaidInstead>}
      </div>
      <Suspense>
        {open && (
          <AddressForm
            onSent={(email) => {
              setSentTo(email);
              setOpen(false);
            }}
          />
        )}
      </Suspense>
    </SettingLine>
  );
}
