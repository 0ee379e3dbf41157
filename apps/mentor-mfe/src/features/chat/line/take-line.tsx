import { Check, Quote } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '@greenroom/shared-ui';
import { messages } from '../../../messages/index.ts';
import { useOccasionChangeMutation, useOccasionsReadQuery } from '../../../shared/occasions/index.ts';
import { quotedLine } from './quoted-line.ts';
import { withLine } from './with-line.ts';

interface TakeLineProps {
  /** Of an answer, in Markdown. */
  text: string;
  /** Says to those who hear the page whether it was stored. */
  announce(text: string): void;
}

/** Makes a sentence that a coach gave one's line for what is coming up next; nothing where one of them is missing. */
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
  // It stays where it is, so that no other button comes under the pointer.
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
