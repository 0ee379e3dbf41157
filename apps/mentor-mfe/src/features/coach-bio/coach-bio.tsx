import type { ReactNode } from 'react';
import { codeOf } from '@greenroom/contracts';
import { usePageHead } from '@greenroom/navigation';
import { PanelPage } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';
import { useCoach } from '../../shared/coach/index.ts';
import { FailedPanel, MissingCoach } from '../../shared/waiting/index.ts';
import { CoachAbout } from './coach-about.tsx';
import { CoachOpening, CoachOpeningToCome } from './coach-opening.tsx';
import { CoachLibrary } from './coach-library.tsx';
import { CoachTopics } from './coach-topics.tsx';
import { bioHead } from './bio-head.ts';

/** The coach page: introduction, topics, character and library. */
export function CoachBio({ instructorSlug }: { instructorSlug: string }): ReactNode {
  const t = messages.useText();
  const { currentData: coach, isError, error, refetch } = useCoach(instructorSlug);
  usePageHead(coach && bioHead(coach, t));

  if (coach) {
    return (
      <>
        <CoachOpening coach={coach} />
        {coach.topics && coach.topics.length > 0 && <CoachTopics coach={coach} topics={coach.topics} />}
        <CoachAbout coach={coach} />
        <CoachLibrary coach={coach} />
      </>
    );
  }
  if (!isError) return <CoachOpeningToCome />;
  return (
    <PanelPage>
      {codeOf(error) === 'not_found' ? <MissingCoach /> : <FailedPanel error={error} retry={refetch} />}
    </PanelPage>
  );
}
