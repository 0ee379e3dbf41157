import { CircleAlert, Hourglass, WifiOff } from 'lucide-react';
import { Button } from '../actions/button.tsx';
import { ErrorDetails } from './error-details.tsx';
import { StatusPanel, type StatusPanelProps } from './status-panel.tsx';

/** `full`: more is asked of the server than it can do at the moment. */
type NotLoadedReason = 'failed' | 'offline' | 'full';

/** Why something could not be loaded, by the code of its error. */
export function notLoadedReason(code: string | undefined): NotLoadedReason {
  if (code === 'offline') return 'offline';
  return code === 'unavailable' ? 'full' : 'failed';
}

const looks = {
  failed: { icon: CircleAlert, tone: 'bad' },
  offline: { icon: WifiOff, tone: 'warn' },
  full: { icon: Hourglass, tone: 'warn' },
} as const;

export interface NotLoadedPanelProps {
  reason: NotLoadedReason;
  /** The sentences of an app: what it is called, what happened, what to do, and the button. */
  words: { tag: string; title: string; text: string; tryAgain: string };
  /** What the server answered, where that was not an answer of the API's. */
  details?: string | undefined;
  retry(): unknown;
  titleAs?: StatusPanelProps['titleAs'];
}

/** In place of what could not be loaded, with a way to try again. */
export function NotLoadedPanel({ reason, words, details, retry, titleAs }: NotLoadedPanelProps) {
  return (
    <StatusPanel
      role="alert"
      tag={{ ...looks[reason], text: words.tag }}
      title={words.title}
      titleAs={titleAs}
      action={
        <Button variant="plain" size="s" onClick={() => retry()}>
          {words.tryAgain}
        </Button>
      }
    >
      {words.text}
      <ErrorDetails>{details}</ErrorDetails>
    </StatusPanel>
  );
}
