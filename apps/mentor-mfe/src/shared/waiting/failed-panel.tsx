import type { ReactNode } from 'react';
import { answerOf, codeOf, paths } from '@greenroom/contracts';
import { Link } from '@greenroom/navigation';
import { ButtonLink, NotLoadedPanel, notLoadedReason } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';

interface FailedPanelProps {
  error: unknown;
  retry(): unknown;
  /** `h1` if the whole page is missing. */
  titleAs?: 'h1' | 'h2';
}

/** Shown instead of content that failed to load, with a retry button; instead of a whole page, with a link home as well. */
export function FailedPanel({ error, retry, titleAs = 'h1' }: FailedPanelProps): ReactNode {
  const t = messages.useText();
  const isPage = titleAs === 'h1';
  const reason = notLoadedReason(codeOf(error));
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
