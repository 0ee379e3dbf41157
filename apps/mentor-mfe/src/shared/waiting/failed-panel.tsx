import type { ReactNode } from 'react';
import { answerOf, codeOf } from '@greenroom/contracts';
import { NotLoadedPanel, notLoadedReason } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';

interface FailedPanelProps {
  error: unknown;
  retry(): unknown;
  titleAs?: 'h1' | 'h2';
}

/** In place of what could not be loaded, with a way to try again. */
export function FailedPanel({ error, retry, titleAs = 'h1' }: FailedPanelProps): ReactNode {
  const t = messages.useText();
  const reason = notLoadedReason(codeOf(error));
  const words = {
    tag: t(`${reason}.tag`),
    title: t(`${reason}.title`),
    text: t(`${reason}.text`),
    tryAgain: t('tryAgain'),
  };
  return <NotLoadedPanel reason={reason} words={words} details={answerOf(error)} retry={retry} titleAs={titleAs} />;
}
