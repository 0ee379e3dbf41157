import { useState, type ReactNode } from 'react';
import { pathTo, type ReleasedApp } from '@greenroom/contracts';
import { formatDate } from '@greenroom/i18n';
import { Link } from '@greenroom/navigation';
import { Button, Fine, Row, Section, TextLink } from '@greenroom/shared-ui';
import { useStaffReleaseCommandMutation } from '../staff-api.ts';
import { OneLine, Table } from '../table.tsx';
import { words } from '../words.ts';
import { isOnItsWay, percent } from './ramps.ts';
import { commitsOf } from './commits-of.ts';

interface DeliveryTableProps {
  apps: readonly ReleasedApp[];
  writable: boolean;
}

/** Lists what each app serves now: which releases at which share, since when, by whom, and which commits they brought. */
export function DeliveryTable({ apps, writable }: DeliveryTableProps): ReactNode {
  const t = words.useText();
  const heads = [t('releases.part.app'), t('releases.out'), t('releases.outSince'), t('releases.brought')];
  return (
    <Section title={t('releases.delivery')}>
      <Table label={t('releases.deliveryTable')} heads={writable ? [...heads, t('releases.commands')] : heads}>
        {apps.map((app) => (
          <tr key={app.name}>
            <OneLine>
              <TextLink alone as={Link} to={pathTo('staffReleases', undefined, { app: app.name })}>
                {app.name}
              </TextLink>
            </OneLine>
            <OneLine>
              {app.releases.filter(isOut).map(({ version, traffic }) => (
                <div key={version}>{t('releases.outShare', { version, percent: percent(traffic) })}</div>
              ))}
            </OneLine>
            <td>
              <Since since={app.since} />
            </td>
            <td>
              <Commits app={app} />
            </td>
            {writable && <td>{isOnItsWay(app) && <PressCommands app={app} />}</td>}
          </tr>
        ))}
      </Table>
    </Section>
  );
}

const isOut = ({ traffic }: { traffic: number }) => traffic > 0;

function Since({ since }: Pick<ReleasedApp, 'since'>): ReactNode {
  const t = words.useText();
  if (!since) return t('releases.unknown');
  const { at, by } = since;
  return (
    <>
      {formatDate(at, { dateStyle: 'medium', timeStyle: 'short' })}
      <Fine tone={2}>{by.name ?? t(`releases.by.${by.kind}`)}</Fine>
    </>
  );
}

function Commits({ app }: { app: ReleasedApp }): ReactNode {
  const t = words.useText();
  const { before, after } = commitsOf(app);
  if (after === undefined) return t('releases.unknown');
  return before === undefined || before === after ? after : t('releases.commitsBetween', { before, after });
}

/** Holds or returns what is on its way with one press; the log says that it was done here. */
function PressCommands({ app: { name, revision, ramp } }: { app: ReleasedApp }): ReactNode {
  const t = words.useText();
  const [send, { isLoading }] = useStaffReleaseCommandMutation();
  const [failed, setFailed] = useState(false);
  const { version = '', state } = ramp ?? {};
  const press = async (command: 'pause' | 'rollback', why: string) => {
    const { error } = await send({ body: { command, app: name, revision, why } });
    setFailed(error !== undefined);
  };
  const look = { size: 's', variant: 'quiet', busy: isLoading, busyLabel: t('releases.sending') } as const;
  return (
    <>
      <Row gap={2}>
        {state !== 'paused' && (
          <Button
            {...look}
            aria-label={t('releases.holdNow', { version, app: name })}
            onClick={() => void press('pause', t('releases.heldByPress'))}
          >
            {t('releases.holdShort')}
          </Button>
        )}
        <Button
          {...look}
          aria-label={t('releases.returnNow', { version, app: name })}
          onClick={() => void press('rollback', t('releases.returnedByPress'))}
        >
          {t('releases.returnShort')}
        </Button>
      </Row>
      <div role="alert">{failed && <Fine tone="bad">{t('releases.refused')}</Fine>}</div>
    </>
  );
}
