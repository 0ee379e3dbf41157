import { Ban, Check, CircleAlert, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ReleasedApp } from '@greenroom/contracts';
import { formatDate } from '@greenroom/i18n';
import { Button, Fine, Row, Tag } from '@greenroom/shared-ui';
import { OneLine, Table } from '../table.tsx';
import { words } from '../words.ts';
import { ApprovalState } from './approval-state.tsx';
import { shortCommit } from './commits-of.ts';
import { useGuardrailName } from './guardrail-names.ts';
import { isOnItsWay, percent, returnOf } from './ramps.ts';
import { TesterLink } from './tester-link.tsx';
import type { Wish } from './wish.ts';

type Release = ReleasedApp['releases'][number];

interface ReleaseTableProps {
  app: ReleasedApp;
  /** Undefined if nothing can be changed. */
  onWish?(wish: Wish): void;
}

/** Lists an app's releases, who gets them, and the possible commands. */
export function ReleaseTable({ app, onWish }: ReleaseTableProps): ReactNode {
  const t = words.useText();
  const heads = ['version', 'who', 'state', ...(onWish ? (['commands'] as const) : [])] as const;
  const shared = app.releases.some(isPart);
  return (
    <Table label={t('releases.table', { app: app.name })} heads={heads.map((head) => t(`releases.${head}`))}>
      {app.releases.map((release) => (
        <tr key={release.version}>
          <OneLine>
            {release.version}
            {release.publishedAt !== null && (
              <Fine tone={2}>{formatDate(release.publishedAt, { dateStyle: 'medium', timeStyle: 'short' })}</Fine>
            )}
            {release.commit !== null && (
              <Fine tone={2}>{t('releases.commit', { commit: shortCommit(release.commit) })}</Fine>
            )}
          </OneLine>
          <td>
            <WhoGetsIt release={release} shared={shared} />
          </td>
          <td>
            <State release={release} />
            <WentBack app={app} version={release.version} />
            <ApprovalState app={app} version={release.version} />
          </td>
          {onWish && (
            <td>
              <Commands app={app} release={release} onWish={onWish} />
            </td>
          )}
        </tr>
      ))}
    </Table>
  );
}

/** Returns whether only a share of visitors gets a release, while everyone else has the default. */
const isPart = (release: Release) => !release.default && release.traffic > 0;

function WhoGetsIt({ release, shared }: { release: Release; shared: boolean }): ReactNode {
  const t = words.useText();
  if (release.default) return t(shared ? 'releases.rest' : 'releases.everyone');
  if (release.killed) return t('releases.nobodyAtAll');
  if (release.traffic === 0) return t('releases.nobody');
  return t('releases.part', { percent: percent(release.traffic) });
}

function State({ release: { killed, sound } }: { release: Release }): ReactNode {
  const t = words.useText();
  if (killed)
    return (
      <>
        <Tag icon={Ban} tone="bad">
          {t('releases.killed', { when: formatDate(killed.at) })}
        </Tag>
        <Fine tone={2}>{killed.why}</Fine>
      </>
    );
  return (
    <Tag icon={sound ? Check : CircleAlert} tone={sound ? 'good' : 'bad'}>
      {t(sound ? 'releases.sound' : 'releases.unsound')}
    </Tag>
  );
}

function WentBack({ app, version }: { app: ReleasedApp; version: string }): ReactNode {
  const t = words.useText();
  const nameOf = useGuardrailName();
  const returned = returnOf(app, version);
  if (!returned) return null;
  return (
    <>
      <Tag icon={Undo2} tone="bad">
        {t('releases.wentBack', { when: formatDate(returned.at) })}
      </Tag>
      <Fine tone={2}>
        {returned.guardrail === null
          ? t('releases.wentBackByHand')
          : t('releases.wentBackBy', { guardrail: nameOf(returned.guardrail) })}
      </Fine>
    </>
  );
}

/** Returns what a release needs next where a second person approves releases; undefined if nothing. */
function approvalStep({ approvalAbove, approvals }: ReleasedApp, version: string) {
  if (approvalAbove === null) return undefined;
  const found = approvals.find((approval) => approval.version === version);
  if (found?.approved) return undefined;
  return found ? ('approve' as const) : ('request-approval' as const);
}

function Commands({ app, release, onWish }: Required<ReleaseTableProps> & { release: Release }): ReactNode {
  const t = words.useText();
  const { version } = release;
  if (release.killed || !release.sound) return null;
  const next = approvalStep(app, version);
  const name = (command: 'ramp' | 'promote' | 'kill' | 'request-approval' | 'approve') => ({
    size: 's' as const,
    variant: 'quiet' as const,
    'aria-label': t(`releases.do.${command}`, { version }),
    children: t(command === 'request-approval' ? 'releases.requestApprovalShort' : `releases.${command}Short`),
  });
  return (
    <Row wrap gap={2}>
      {!release.default && (
        <>
          {!isOnItsWay(app) && <Button {...name('ramp')} onClick={() => onWish({ command: 'ramp', version })} />}
          <Button {...name('promote')} onClick={() => onWish({ command: 'promote', version })} />
        </>
      )}
      <Button {...name('kill')} onClick={() => onWish({ command: 'kill', version })} />
      {!release.default && next && <Button {...name(next)} onClick={() => onWish({ command: next, version })} />}
      {!release.default && <TesterLink app={app.name} version={version} />}
    </Row>
  );
}
