import { Download, ExternalLink } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useCurrentUser } from '@greenroom/auth';
import { endpoints, fillPath } from '@greenroom/contracts';
import { Button, ButtonLink, Icon } from '@greenroom/shared-ui';
import { SettingLine, settingMessages } from '../../shared/setting/index.ts';
import { parentCompany } from './parent-company.ts';
import { WayBack } from './way-back.tsx';

const DeleteAccount = lazy(async () => ({ default: (await import('./delete-account.tsx')).DeleteAccount }));

/** What is kept of one: to take along, and to have deleted. */
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
      <SettingLine
        title={t('data.parent')}
        text={t('data.parentText')}
        action={
          <ButtonLink size="s" href={parentCompany.deleteData} target="_blank" rel="noopener noreferrer">
            {t('data.parentDelete')}
            <Icon of={ExternalLink} />
          </ButtonLink>
        }
      />
      <SettingLine
        title={t('data.parentAccount')}
        text={t('data.parentAccountText')}
        action={
          <ButtonLink size="s" href={parentCompany.editAccount} target="_blank" rel="noopener noreferrer">
            {t('data.parentEdit')}
            <Icon of={ExternalLink} />
          </ButtonLink>
        }
      />
      <Suspense>{asking && <DeleteAccount close={() => setAsking(false)} />}</Suspense>
    </>
  );
}
