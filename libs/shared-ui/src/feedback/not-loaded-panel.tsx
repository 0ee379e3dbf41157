import { CircleAlert, WifiOff } from 'lucide-react';
import { Button } from '../actions/button.tsx';
import { StatusPanel, type StatusPanelProps } from './status-panel.tsx';

export interface NotLoadedPanelProps {
  reason: 'failed' | 'offline';
  /** The sentences of an app: what it is called, what happened, what to do, and the button. */
  words: { tag: string; title: string; text: string; tryAgain: string };
  retry(): unknown;
  titleAs?: StatusPanelProps['titleAs'];
}

/** In place of what could not be loaded, with a way to try again. */
export function NotLoadedPanel({ reason, words, retry, titleAs }: NotLoadedPanelProps) {
  const offline = reason === 'offline';
  return (
    <StatusPanel
      role="alert"
      tag={{ icon: offline ? WifiOff : CircleAlert, tone: offline ? 'warn' : 'bad', text: words.tag }}
      title={words.title}
      titleAs={titleAs}
      action={
        <Button variant="plain" size="s" onClick={() => retry()}>
          {words.tryAgain}
        </Button>
      }
    >
      {words.text}
    </StatusPanel>
  );
}
