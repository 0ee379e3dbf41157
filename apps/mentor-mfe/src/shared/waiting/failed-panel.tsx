import type { ReactNode } from 'react';
import { answerOf, codeOf } from '@greenroom/contracts';
import { NotLoadedPanel, notLoadedReason } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';

interface FailedPanelProps {
  error: unknown;
  retry(): unknown;
  titleAs?: 'h1' | 'h2';
}

/** Shown instead of content that failed to load, with a retry button. */
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
