import { ArrowRight, FileText, Mic } from 'lucide-react';
import type { ReactNode } from 'react';
import { EndMeeting, useLeftOpen } from '../../shared/open-meeting/index.ts';
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
  if (left === 'unheard') return <Instead reason="unheard" icon={Mic} />;
  if (left === 'brought') return <Instead reason="brought" icon={FileText} />;
  if (left === undefined && !isError) return waiting;
  const end = left && <EndMeeting conversationUuid={conversationUuid} onEnded={onEnded} />;
  return <Instead reason="on" icon={ArrowRight} action={end} />;
}
