import { useState, type ReactNode } from 'react';
import { type AnnouncementState, pathTo, type StaffAnnouncement, type StaffAnnouncements } from '@greenroom/contracts';
import { Link, useSearchParams } from '@greenroom/navigation';
import { Button, Fine, Section, Small, Stack, TextLink } from '@greenroom/shared-ui';
import { Answer } from '../answer.tsx';
import { useStaffAnnouncementsQuery } from '../staff-api.ts';
import { StaffPage } from '../staff-page.tsx';
import { words } from '../words.ts';
import { AnnouncementForm } from './announcement-form.tsx';
import { AnnouncementsTable } from './announcements-table.tsx';
import { EndForm } from './end-form.tsx';

/** A copy, since what is imported from the contracts is loaded by every visitor. */
const states: readonly AnnouncementState[] = ['in_force', 'planned', 'past'];

/** What staff are about to do. */
type Open = { kind: 'write' } | { kind: 'change' | 'end'; one: StaffAnnouncement };

/** Announcements above every page: in force, planned and past. */
export function AnnouncementsPage(): ReactNode {
  const t = words.useText();
  const [search] = useSearchParams();
  const cursor = search.get('cursor') ?? undefined;
  const query = useStaffAnnouncementsQuery({ query: { cursor } }, { refetchOnMountOrArgChange: true });
  const [open, setOpen] = useState<Open>();
  const [status, setStatus] = useState('');
  const close = () => setOpen(undefined);
  const done = (said: string) => {
    setStatus(said);
    close();
    void query.refetch();
  };
  const begin = (next: Open) => {
    setStatus('');
    setOpen(next);
  };
  return (
    <StaffPage title={t('announce.title')} lead={t('announce.lead')}>
      <Stack gap={4}>
        <div>
          <Button aria-expanded={open?.kind === 'write'} onClick={() => begin({ kind: 'write' })}>
            {t('announce.write')}
          </Button>
        </div>
        <Fine role="status" tone={2}>
          {status}
        </Fine>
        {open?.kind === 'write' && <AnnouncementForm done={() => done(t('announce.written'))} close={close} />}
        {open?.kind === 'change' && (
          <AnnouncementForm key={open.one.uuid} one={open.one} done={() => done(t('announce.changed'))} close={close} />
        )}
        {open?.kind === 'end' && (
          <EndForm key={open.one.uuid} one={open.one} done={() => done(t('announce.ended'))} close={close} />
        )}
      </Stack>
      <Answer query={{ ...query, data: query.currentData }}>
        {(found) => (
          <Listed
            {...found}
            change={(one) => begin({ kind: 'change', one })}
            end={(one) => begin({ kind: 'end', one })}
          />
        )}
      </Answer>
    </StaffPage>
  );
}

interface ListedProps extends StaffAnnouncements {
  change(one: StaffAnnouncement): void;
  end(one: StaffAnnouncement): void;
}

function Listed({ announcements, cursor, ...actions }: ListedProps): ReactNode {
  const t = words.useText();
  return (
    <>
      {states.map((state) => {
        const some = announcements.filter((one) => one.state === state);
        return (
          <Section key={state} title={t(`announce.state.${state}`)}>
            {some.length === 0 ? (
              <Small tone={2}>{t(`announce.none.${state}`)}</Small>
            ) : (
              <AnnouncementsTable
                label={t('announce.table', { state: t(`announce.state.${state}`) })}
                announcements={some}
                {...actions}
              />
            )}
          </Section>
        );
      })}
      {cursor !== null && (
        <TextLink alone as={Link} to={pathTo('staffAnnouncements', undefined, { cursor })}>
          {t('announce.older')}
        </TextLink>
      )}
    </>
  );
}
