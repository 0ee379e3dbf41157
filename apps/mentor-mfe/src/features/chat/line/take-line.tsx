import { Check, Quote } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '@greenroom/shared-ui';
import { messages } from '../../../messages/index.ts';
import { useOccasionChangeMutation, useOccasionsReadQuery } from '../../../shared/occasions/index.ts';
import { quotedLine } from './quoted-line.ts';
import { withLine } from './with-line.ts';

interface TakeLineProps {
  /** Text of the answer, in Markdown. */
  text: string;
  /** Announces to screen readers whether it was stored. */
  announce(text: string): void;
}

/**
 * Makes a sentence of a coach the user's line for the next occasion; renders nothing without a sentence or an
 * occasion.
 */
export function TakeLine({ text, announce }: TakeLineProps): ReactNode {
  const t = messages.useText();
  const { data } = useOccasionsReadQuery();
  const [change] = useOccasionChangeMutation();
  const [next] = data?.occasions ?? [];
  const line = quotedLine(text);
  if (!next || line === undefined) return null;
  const isTaken = line === next.line;
  const take = async () => {
    const { data: answer } = await change(withLine(next, line));
    announce(t(answer?.care === null ? 'chat.lineTaken' : 'chat.lineFailed'));
  };
  const label = t(isTaken ? 'chat.lineTaken' : 'chat.takeLine');
  // The button keeps its place, so that no other button moves under the pointer.
  return (
    <IconButton
      icon={isTaken ? Check : Quote}
      label={label}
      title={label}
      aria-disabled={isTaken || undefined}
      onClick={isTaken ? undefined : take}
    />
  );
}
