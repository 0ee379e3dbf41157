import type { ReactNode } from 'react';
import type { StaffAnnouncement } from '@greenroom/contracts';
import { ReasonForm } from '../reason-form.tsx';
import { useStaffAnnouncementEndMutation } from '../staff-api.ts';
import { words } from '../words.ts';
import { useProblems } from './use-problems.ts';

interface EndFormProps {
  one: StaffAnnouncement;
  done(): void;
  close(): void;
}

/** Ends an announcement now. */
export function EndForm({ one, ...props }: EndFormProps): ReactNode {
  const t = words.useText();
  const [end] = useStaffAnnouncementEndMutation();
  return (
    <ReasonForm
      title={t('announce.endTitle')}
      text={t(one.state === 'planned' ? 'announce.endPlannedText' : 'announce.endText', { text: one.textEn })}
      press={t('announce.end')}
      hint={t('jobs.reasonHint')}
      problems={useProblems()}
      send={(reason) => end({ params: { announcementUuid: one.uuid }, body: { reason } })}
      {...props}
    />
  );
}
