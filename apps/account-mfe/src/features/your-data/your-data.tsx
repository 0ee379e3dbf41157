import { Download } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { endpoints, fillPath } from '@greenroom/contracts';
import { useCurrentUser } from '@greenroom/auth';
import { Button, ButtonLink, Icon } from '@greenroom/shared-ui';
import { SettingLine, settingMessages } from '../../shared/setting/index.ts';
import { ParentCompany } from './parent-company.tsx';
import { WayBack } from './way-back.tsx';

const DeleteAccount = lazy(async () => ({ default: (await import('./delete-account.tsx')).DeleteAccount }));

/** The user's data: download it, or delete the account. */
export function YourData(): ReactNode {
  const t = settingMessages.useText();
  const { user } = useCurrentUser();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <SettingLine
        title={t('data.export')}
        text={t('data.exportText')}
        action={
          <ButtonLink size="s" href={fillPath(endpoints.usersExport.path, { uuid: 'me' })} download>
            <Icon of={Download} />
            {t('data.exportGet')}
          </ButtonLink>
        }
      />
      {user.deletedFrom === null ? (
        <SettingLine
          title={t('deletion.title')}
          text={t('deletion.text')}
          action={
            <Button size="s" aria-haspopup="dialog" onClick={() => setAsking(true)}>
              {t('deletion.ask')}
            </Button>
          }
        />
      ) : (
        <WayBack deletedFrom={user.deletedFrom} />
      )}
      <ParentCompany />
      <Suspense>{asking && <DeleteAccount close={() => setAsking(false)} />}</Suspense>
    </>
  );
}
