import { CircleAlert, SearchX, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '@greenroom/contracts';
import { Link } from '@greenroom/navigation';
import { Button, ButtonLink, StatusPanel } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';
import { codeOf } from './query-state.ts';

interface FailedPanelProps {
  error: unknown;
  retry(): unknown;
  titleAs?: 'h1' | 'h2';
}

/** In place of what could not be loaded: not there, no connection, or a way to try again. */
export function FailedPanel({ error, retry, titleAs = 'h1' }: FailedPanelProps): ReactNode {
  const t = messages.useText();
  const code = codeOf(error);
  if (code === 'not_found' || code === 'bad_request') {
    return (
      <StatusPanel
        tag={{ icon: SearchX, text: t('missing.tag') }}
        title={t('missing.title')}
        titleAs={titleAs}
        action={
          <ButtonLink variant="plain" size="s" as={Link} to={paths.categories}>
            {t('allScenes')}
          </ButtonLink>
        }
      >
        {t('missing.text')}
      </StatusPanel>
    );
  }
  const offline = code === 'offline';
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
