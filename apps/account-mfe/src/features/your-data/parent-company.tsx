import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink, Icon } from '@greenroom/shared-ui';
import { SettingLine, settingMessages } from '../../shared/setting/index.ts';
import { useCompanyLinksQuery } from './your-data-api.ts';

/** Links to the parent company's pages (specification, section 2), if the installation has them. */
export function ParentCompany(): ReactNode {
  const t = settingMessages.useText();
  const { data } = useCompanyLinksQuery(undefined);
  return (
    <>
      {data?.deleteData && (
        <SettingLine
          title={t('data.parent')}
          text={t('data.parentText')}
          action={<Outside address={data.deleteData}>{t('data.parentDelete')}</Outside>}
        />
      )}
      {data?.editAccount && (
        <SettingLine
          title={t('data.parentAccount')}
          text={t('data.parentAccountText')}
          action={<Outside address={data.editAccount}>{t('data.parentEdit')}</Outside>}
        />
      )}
    </>
  );
}

function Outside({ address, children }: { address: string; children: ReactNode }): ReactNode {
  return (
    <ButtonLink size="s" href={address} target="_blank" rel="noopener noreferrer">
      {children}
      <Icon of={ExternalLink} />
    </ButtonLink>
  );
}
