import { CircleAlert, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, StatusPanel } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';
import { codeOf } from './query-state.ts';

interface FailedPanelProps {
  error: unknown;
  retry(): unknown;
  titleAs?: 'h1' | 'h2';
}

/** In place of what could not be loaded, with a way to try again. */
export function FailedPanel({ error, retry, titleAs = 'h1' }: FailedPanelProps): ReactNode {
  const t = messages.useText();
  const offline = codeOf(error) === 'offline';
  const reason = offline ? 'offline' : 'failed';
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
