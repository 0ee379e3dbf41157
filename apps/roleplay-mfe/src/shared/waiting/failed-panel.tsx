import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { answerOf, codeOf, paths } from '@greenroom/contracts';
import { Link } from '@greenroom/navigation';
import { ButtonLink, NotLoadedPanel, notLoadedReason, StatusPanel } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';

interface FailedPanelProps {
  error: unknown;
  retry(): unknown;
  /** `h1` if the whole page is missing. */
  titleAs?: 'h1' | 'h2';
}

/** Shown in place of content that could not be loaded: not found, offline, or a button to retry. */
export function FailedPanel({ error, retry, titleAs = 'h1' }: FailedPanelProps): ReactNode {
  const t = messages.useText();
  const isPage = titleAs === 'h1';
  const code = codeOf(error);
  if (code !== 'not_found' && code !== 'bad_request') {
    const reason = notLoadedReason(code);
    const words = {
      tag: t(`${reason}.tag`),
      title: t(`${reason}.title`),
      text: t(isPage && reason === 'failed' ? 'failed.page' : `${reason}.text`),
      tryAgain: t('tryAgain'),
    };
    const home = isPage && (
      <ButtonLink variant="quiet" size="s" as={Link} to={paths.root}>
        {t('home')}
      </ButtonLink>
    );
    return <NotLoadedPanel {...{ reason, words, retry, home, titleAs }} details={answerOf(error)} />;
  }
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
