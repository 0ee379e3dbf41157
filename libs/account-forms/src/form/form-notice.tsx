import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { ErrorDetails } from '@greenroom/shared-ui';
import { messages } from '../messages/index.ts';
import type { Saying } from './say-failure.ts';

/** A sentence with a line at its side: what went wrong, or what happens now. */
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

/** The place where a form says what went wrong with all of it. It is always there, so that what comes is announced. */
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
