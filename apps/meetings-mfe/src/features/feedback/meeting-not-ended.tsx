import { ArrowRight, FileText, Mic } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '@greenroom/contracts';
import { useNavigate } from '@greenroom/navigation';
import { PanelPage, StatusPanel } from '@greenroom/shared-ui';
import { EndMeeting, useLeftOpen } from '../../shared/open-meeting/index.ts';
import { RecordingProgress } from '../../shared/recording/index.ts';
import { Instead } from './instead.tsx';

interface NotOverProps {
  conversationUuid: string;
  /** Shown until the meeting's content is known. */
  waiting: ReactNode;
  onEnded(): void;
}

/** Shown instead of notes while a meeting has not ended; offers to end it if that brings notes. */
export function MeetingNotEnded({ conversationUuid, waiting, onEnded }: NotOverProps): ReactNode {
  const { left, isError } = useLeftOpen(conversationUuid);
  const navigate = useNavigate();
  if (left === 'recorded')
    return (
      <RecordingProgress
        conversationUuid={conversationUuid}
        frame={(heading, content) => (
          <PanelPage>
            <StatusPanel title={heading} titleAs="h1">
              {content}
            </StatusPanel>
          </PanelPage>
        )}
        onEnded={(became) => (became === 'meeting' ? onEnded() : void navigate(paths.meetings, { replace: true }))}
      />
    );
  if (left === 'unheard') return <Instead reason="unheard" icon={Mic} />;
  if (left === 'brought') return <Instead reason="brought" icon={FileText} />;
  if (left === undefined && !isError) return waiting;
  const end = left && <EndMeeting conversationUuid={conversationUuid} onEnded={onEnded} />;
  return <Instead reason="on" icon={ArrowRight} action={end} />;
}
