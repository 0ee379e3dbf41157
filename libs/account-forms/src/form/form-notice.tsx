import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { ErrorDetails } from '@greenroom/shared-ui';
import { messages } from '../messages/index.ts';
import type { Saying } from './say-failure.ts';

/** A message with a rule at its side: an error, or what happens now. */
export const Message = styled.p`
  padding: 2px 0 2px 14px;
  border-left: 2px solid var(--bad);
  text-wrap: pretty;
  &[data-tone='good'] {
    border-color: var(--good);
  }
  &[data-tone='warn'] {
    border-color: var(--warn);
  }
`;

/**
 * Shows an error that concerns the whole form. It is always mounted, so that screen readers announce a new message.
 */
export function FormNotice({ failure }: { failure: Saying | undefined }): ReactNode {
  const t = messages.useText();
  return (
    <div role="alert">
      {failure && (
        <>
          <Message>{t(failure.key, failure.minutes === undefined ? {} : { minutes: failure.minutes })}</Message>
          <ErrorDetails>{failure.details}</ErrorDetails>
        </>
      )}
    </div>
  );
}
