import type { ReactNode } from 'react';
import type { ReleasedApp } from '@greenroom/contracts';
import { formatNumber } from '@greenroom/i18n';
import { Body, Section, Stack } from '@greenroom/shared-ui';
import { useStaffReleaseGuardrailsQuery } from '../staff-api.ts';
import { Table } from '../table.tsx';
import { words } from '../words.ts';
import { comparedIn } from './plot-lines.ts';

/** Shows the sizes of an app's pages and its loading time, for a release and the one before it. */
export function BesideBefore({ app }: { app: ReleasedApp }): ReactNode {
  const t = words.useText();
  const compared = comparedIn(app);
  const { data } = useStaffReleaseGuardrailsQuery({ query: { app: app.name, hours: 24 } });
  const lcp = data?.guardrails.find(({ guardrail }) => guardrail === 'lcp')?.releases;
  const sizesOf = (version: string) => app.releases.find((release) => release.version === version)?.sizes ?? [];
  const routes = [...new Set(compared.flatMap((version) => sizesOf(version).map(({ path }) => path)))];
  if (routes.length === 0) return null;
  const sizeText = (version: string, path: string) => {
    const bytes = sizesOf(version).find((size) => size.path === path)?.gzipBytes;
    if (bytes === undefined) return t('releases.unknown');
    return t('releases.kilobytes', { kb: formatNumber(bytes / 1_000, { maximumFractionDigits: 1 }) });
  };
  const lcpText = (version: string) => {
    const ms = lcp?.find((release) => release.version === version)?.p75;
    return typeof ms === 'number' ? t('releases.milliseconds', { ms: formatNumber(ms) }) : t('releases.unknown');
  };
  return (
    <Section title={t('releases.beside')}>
      <Stack gap={4}>
        <Body tone={2}>{t('releases.besideText')}</Body>
        <Table label={t('releases.besideTable', { app: app.name })} heads={[t('releases.route'), ...compared]}>
          <tr>
            <td>{t('releases.lcp')}</td>
            {compared.map((version) => (
              <td key={version}>{lcpText(version)}</td>
            ))}
          </tr>
          {routes.map((path) => (
            <tr key={path}>
              <td>{path}</td>
              {compared.map((version) => (
                <td key={version}>{sizeText(version, path)}</td>
              ))}
            </tr>
          ))}
        </Table>
      </Stack>
    </Section>
  );
}
