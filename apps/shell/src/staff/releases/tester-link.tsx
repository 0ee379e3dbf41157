import type { ReactNode } from 'react';
import { formatDate } from '@greenroom/i18n';
import { releaseLinkHours } from '@greenroom/contracts';
import { Button, Fine } from '@greenroom/shared-ui';
import { useStaffReleaseLinkMutation } from '../staff-api.ts';
import { words } from '../words.ts';

/** Creates a link with which a tester sees a release, and shows it for copying. */
export function TesterLink({ app, version }: { app: string; version: string }): ReactNode {
  const t = words.useText();
  const [make, { data, error, isLoading }] = useStaffReleaseLinkMutation();
  const hours = releaseLinkHours.usual;
  return (
    <>
      <Button
        size="s"
        variant="quiet"
        busy={isLoading}
        busyLabel={t('releases.sending')}
        aria-label={t('releases.do.link', { version })}
        onClick={() => void make({ body: { app, version, hours } })}
      >
        {t('releases.linkShort')}
      </Button>
      <div role="status">
        {data && (
          <Fine tone={2}>
            <a href={data.address}>{t('releases.link', { version: data.version })}</a>{' '}
            {t('releases.linkUntil', { when: formatDate(data.expiresAt, { dateStyle: 'medium', timeStyle: 'short' }) })}
          </Fine>
        )}
        {error !== undefined && <Fine tone="bad">{t('releases.linkRefused')}</Fine>}
      </div>
    </>
  );
}
