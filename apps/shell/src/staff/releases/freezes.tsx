import { useState, type ReactNode } from 'react';
import { everyApp, type ReleaseFreeze } from '@greenroom/contracts';
import { formatDate } from '@greenroom/i18n';
import { Body, Button, Fine, Section, Stack } from '@greenroom/shared-ui';
import { ReasonForm } from '../reason-form.tsx';
import { useStaffReleaseCommandMutation } from '../staff-api.ts';
import { OneLine, Table } from '../table.tsx';
import { words } from '../words.ts';
import { FreezeForm } from './freeze-form.tsx';

interface FreezesProps {
  freezes: readonly ReleaseFreeze[];
  apps: readonly string[];
  writable: boolean;
}

/** Lists the freeze windows, and sets and ends them. */
export function Freezes({ freezes, apps, writable }: FreezesProps): ReactNode {
  const t = words.useText();
  const [open, setOpen] = useState<'new' | ReleaseFreeze>();
  const close = () => setOpen(undefined);
  return (
    <Section title={t('releases.freezes')}>
      <Stack gap={4}>
        <Body tone={2}>{t('releases.freezesText')}</Body>
        {freezes.length === 0 ? (
          <Body tone={2}>{t('releases.noFreezes')}</Body>
        ) : (
          <FreezeTable freezes={freezes} {...(writable && { onEnd: setOpen })} />
        )}
        {open === 'new' && <FreezeForm apps={apps} close={close} />}
        {open !== undefined && open !== 'new' && <EndForm key={open.number} freeze={open} close={close} />}
        {writable && open === undefined && (
          <div>
            <Button onClick={() => setOpen('new')}>{t('releases.freezeSet')}</Button>
          </div>
        )}
      </Stack>
    </Section>
  );
}

interface FreezeTableProps {
  freezes: readonly ReleaseFreeze[];
  /** Undefined if nothing can be changed. */
  onEnd?(freeze: ReleaseFreeze): void;
}

function FreezeTable({ freezes, onEnd }: FreezeTableProps): ReactNode {
  const t = words.useText();
  const when = (moment: string) => formatDate(moment, { dateStyle: 'medium', timeStyle: 'short' });
  const nameOf = useFrozenName();
  const heads = [
    ...[t('releases.part.app'), t('releases.freezeFrom'), t('releases.freezeUntil'), t('releases.why')],
    ...(onEnd ? [t('releases.commands')] : []),
  ];
  return (
    <Table label={t('releases.freezeTable')} heads={heads}>
      {freezes.map((freeze) => (
        <tr key={freeze.number}>
          <OneLine>{nameOf(freeze)}</OneLine>
          <OneLine>{when(freeze.from)}</OneLine>
          <OneLine>{when(freeze.until)}</OneLine>
          <td>
            {freeze.why}
            <Fine tone={2}>{freeze.by.name ?? t(`releases.by.${freeze.by.kind}`)}</Fine>
          </td>
          {onEnd && (
            <td>
              <Button
                size="s"
                variant="quiet"
                aria-label={t('releases.unfreezeDo', { app: nameOf(freeze) })}
                onClick={() => onEnd(freeze)}
              >
                {t('releases.unfreezeShort')}
              </Button>
            </td>
          )}
        </tr>
      ))}
    </Table>
  );
}

function useFrozenName(): (freeze: Pick<ReleaseFreeze, 'app'>) => string {
  const t = words.useText();
  return ({ app }) => (app === everyApp ? t('releases.freezeAll') : app);
}

function EndForm({ freeze, close }: { freeze: ReleaseFreeze; close(): void }): ReactNode {
  const t = words.useText();
  const [send] = useStaffReleaseCommandMutation();
  const app = useFrozenName()(freeze);
  return (
    <ReasonForm
      title={t('releases.unfreezeTitle', { app })}
      text={t('releases.unfreezeText')}
      press={t('releases.unfreezePress')}
      hint={t('releases.whyHint')}
      problems={{
        conflict: t('releases.refused.conflict'),
        unprocessable: t('releases.refused.unprocessable'),
        unavailable: t('releases.refused.unavailable'),
      }}
      send={(why) => send({ body: { command: 'unfreeze', app: freeze.app, number: freeze.number, why } })}
      done={close}
      close={close}
    />
  );
}
