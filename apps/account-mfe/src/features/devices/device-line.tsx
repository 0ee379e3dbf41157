import type { ReactNode } from 'react';
import type { Sessions } from '@greenroom/contracts';
import { formatDate } from '@greenroom/i18n';
import { Button, VisuallyHidden } from '@greenroom/shared-ui';
import { SettingLine, settingMessages } from '../../shared/setting/index.ts';
import { countryName } from './country-name.ts';

interface DeviceLineProps {
  session: Sessions['sessions'][number];
  ending: boolean;
  end(): Promise<void>;
}

/** A row for a session. The current one is ended by logging out instead. */
export function DeviceLine({ session, ending, end }: DeviceLineProps): ReactNode {
  const t = settingMessages.useText();
  const { browser, system, country, lastSeenAt, current } = session;
  const name =
    browser && system ? t('devices.name', { browser, system }) : (browser ?? system ?? t('devices.nameless'));
  const place = countryName(country);
  const seen = current
    ? t('devices.here')
    : t('devices.seen', { when: formatDate(lastSeenAt, { dateStyle: 'medium', timeStyle: 'short' }) });
  return (
    <li>
      <SettingLine
        title={name}
        text={place === undefined ? seen : t('devices.where', { seen, place })}
        action={
          !current && (
            <Button size="s" busy={ending} onClick={end}>
              {t('devices.end')} <VisuallyHidden>{name}</VisuallyHidden>
            </Button>
          )
        }
      />
    </li>
  );
}
