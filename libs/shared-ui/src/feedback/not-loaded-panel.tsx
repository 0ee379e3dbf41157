import { CircleAlert, WifiOff } from 'lucide-react';
import { Button } from '../actions/button.tsx';
import { StatusPanel, type StatusPanelProps } from './status-panel.tsx';

type Reason = 'failed' | 'offline';

export interface NotLoadedPanelProps {
  reason: Reason;
  /** The sentences of an app: what it is called, what happened, what to do, and the button. */
  t(key: `${Reason}.${'tag' | 'title' | 'text'}` | 'tryAgain'): string;
  retry(): unknown;
  titleAs?: StatusPanelProps['titleAs'];
}

/** In place of what could not be loaded, with a way to try again. */
export function NotLoadedPanel({ reason, t, retry, titleAs }: NotLoadedPanelProps) {
  const offline = reason === 'offline';
  return (
    <StatusPanel
      role="alert"
      tag={{ icon: offline ? WifiOff : CircleAlert, tone: offline ? 'warn' : 'bad', text: t(`${reason}.tag`) }}
      title={t(`${reason}.title`)}
      titleAs={titleAs}
      action={
        <Button variant="plain" size="s" onClick={() => retry()}>
          {t('tryAgain')}
        </Button>
      }
    >
      {t(`${reason}.text`)}
    </StatusPanel>
  );
}
