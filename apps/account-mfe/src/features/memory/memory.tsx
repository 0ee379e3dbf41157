import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Button } from '@greenroom/shared-ui';
import { PartFailed, SettingLine, settingMessages } from '../../shared/setting/index.ts';
import { useMemoryReadQuery } from './memory-api.ts';

const Memories = lazy(async () => ({ default: (await import('./memories.tsx')).Memories }));

/** Shows what coaches remember about the user, on request. */
export function Memory(): ReactNode {
  const t = settingMessages.useText();
  const [open, setOpen] = useState(false);
  const { data, error, isError, refetch } = useMemoryReadQuery(undefined);
  if (!data && isError) return <PartFailed error={error} retry={refetch} />;
  const count = data?.memories.length ?? 0;
  return (
    <SettingLine
      title={t('memory.title')}
      text={data ? t('memory.text', { count }) : t('memory.loading')}
      action={
        count > 0 && (
          <Button size="s" aria-expanded={open} onClick={() => setOpen(!open)}>
            {t(open ? 'memory.hide' : 'memory.show')}
          </Button>
        )
      }
    >
      <Suspense>
        {open && count > 0 && <Memories memories={data?.memories ?? []} onChanged={() => void refetch()} />}
      </Suspense>
    </SettingLine>
  );
}
