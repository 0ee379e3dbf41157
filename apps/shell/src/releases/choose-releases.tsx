import { useState, type ReactNode } from 'react';
import type { ReleaseChoices } from '@greenroom/contracts';
import type { OverrideNotice } from '@greenroom/federation';
import { formatNumber } from '@greenroom/i18n';
import { useLocation } from '@greenroom/navigation';
import { ButtonLink, Row, Stack } from '@greenroom/shared-ui';
import { Select } from '@greenroom/shared-ui/overlays';
import { addressWith, noneOf, type Wishes } from './address-with.ts';
import { words } from './words.ts';

interface ChooseReleasesProps {
  choices: ReleaseChoices;
  /** Releases already requested. */
  overrides: readonly OverrideNotice[];
}

/** A form to choose a release for each app, with a link to the page that uses them. */
export function ChooseReleases({ choices, overrides }: ChooseReleasesProps): ReactNode {
  const t = words.useText();
  const { pathname } = useLocation();
  const [wishes, setWishes] = useState<Wishes>(() =>
    Object.fromEntries(overrides.map(({ remote, asked }) => [remote, asked])),
  );
  const { apps, buckets } = choices;
  /** Returns the visitor's rollout bucket while a release of the app is ramping up. */
  const bucketOf = ({ bucket, releases }: App) => {
    const ramping = releases.find(({ default: usual, traffic }) => !usual && traffic > 0);
    if (bucket === null || !ramping) return undefined;
    const below = Math.round((ramping.traffic / 100) * buckets);
    return t('bucket', { bucket, buckets, below, version: ramping.version });
  };
  return (
    <Stack gap={4}>
      {apps.map((app) => (
        <Select
          key={app.name}
          label={app.name}
          hint={bucketOf(app)}
          value={wishes[app.name] ?? ''}
          onChange={(wish) => setWishes({ ...wishes, [app.name]: wish })}
          options={optionsOf(app, wishes[app.name], t('usual'))}
        />
      ))}
      <Row wrap>
        {/* Full page loads: an open page keeps the releases it started with. */}
        <ButtonLink variant="primary" href={addressWith(pathname, wishes)}>
          {t('show')}
        </ButtonLink>
        {overrides.length > 0 && (
          <ButtonLink href={addressWith(pathname, noneOf(overrides))}>{t('everythingBack')}</ButtonLink>
        )}
      </Row>
    </Stack>
  );
}

type App = ReleaseChoices['apps'][number];

/** Returns the options: the default, the known releases, and the requested one if it is neither. */
function optionsOf({ releases }: App, asked: string | undefined, usual: string) {
  const known = releases.map(({ version, traffic }) => ({ value: version, label: `${version} (${percent(traffic)})` }));
  const other = asked && !known.some(({ value }) => value === asked) ? [{ value: asked, label: asked }] : [];
  return [{ value: '', label: usual }, ...known, ...other];
}

const percent = (traffic: number) => formatNumber(traffic / 100, { style: 'percent', maximumFractionDigits: 2 });
