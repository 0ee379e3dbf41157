import { CircleAlert, Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ReleasedApp, ReleaseStatus } from '@greenroom/contracts';
import { formatDate, formatNumber } from '@greenroom/i18n';
import { Section, Small, StatusPanel, Tag } from '@greenroom/shared-ui';
import { Answer } from './answer.tsx';
import { useStaffReleasesQuery } from './staff-api.ts';
import { StaffPage } from './staff-page.tsx';
import { OneLine, Table } from './table.tsx';
import { words } from './words.ts';

/** The registry as it stands. */
export function ReleasesPage(): ReactNode {
  const t = words.useText();
  const query = useStaffReleasesQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <StaffPage title={t('releases.title')} lead={t('releases.lead')}>
      <Answer query={query}>{(registry) => <Apps {...registry} />}</Answer>
    </StaffPage>
  );
}

function Apps({ issuedAt, apps }: ReleaseStatus): ReactNode {
  const t = words.useText();
  if (issuedAt === null) return <StatusPanel title={t('releases.none')}>{t('releases.noneText')}</StatusPanel>;
  const when = formatDate(issuedAt, { dateStyle: 'long', timeStyle: 'medium' });
  return (
    <>
      <Small tone={2}>{t('releases.issued', { when })}</Small>
      {apps.map((app) => (
        <AppReleases key={app.name} {...app} />
      ))}
    </>
  );
}

function AppReleases({ name, releases }: ReleasedApp): ReactNode {
  const t = words.useText();
  const heads = ['version', 'who', 'state', 'pages'] as const;
  return (
    <Section title={name}>
      <Table label={t('releases.table', { app: name })} heads={heads.map((head) => t(`releases.${head}`))}>
        {releases.map((release) => (
          <tr key={release.version}>
            <OneLine>{release.version}</OneLine>
            <td>
              <WhoGetsIt release={release} shared={releases.some(isPart)} />
            </td>
            <OneLine>
              {release.sound ? (
                <Tag icon={Check} tone="good">
                  {t('releases.sound')}
                </Tag>
              ) : (
                <Tag icon={CircleAlert} tone="bad">
                  {t('releases.unsound')}
                </Tag>
              )}
            </OneLine>
            <td>{release.pages.join(', ')}</td>
          </tr>
        ))}
      </Table>
    </Section>
  );
}

/** A release that some visitors get by lot, while everyone else has the default. */
const isPart = (release: ReleasedApp['releases'][number]) => !release.default && release.traffic > 0;

function WhoGetsIt({ release, shared }: { release: ReleasedApp['releases'][number]; shared: boolean }): ReactNode {
  const t = words.useText();
  if (release.default) return t(shared ? 'releases.rest' : 'releases.everyone');
  if (release.traffic === 0) return t('releases.nobody');
  const percent = formatNumber(release.traffic / 100, { style: 'percent', maximumFractionDigits: 2 });
  return t('releases.part', { percent });
}
