import { Check, Quote } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '@greenroom/shared-ui';
import { messages } from '../../../messages/index.ts';
import { useOccasionChangeMutation, useOccasionsReadQuery } from '../../../shared/occasions/index.ts';
import { quotedLine } from './quoted-line.ts';
import { useSavedLineAddMutation, useSavedLinesReadQuery } from './saved-lines-api.ts';
import { withLine } from './with-line.ts';

interface SaveLineProps {
  /** Text of the answer, in Markdown. */
  text: string;
  /** Announces to screen readers whether it was stored. */
  announce(text: string): void;
}

/**
 * Saves a sentence of a coach; it becomes the user's line for the next occasion if that has none yet. Renders nothing
 * for an answer without such a sentence.
 */
export function SaveLine({ text, announce }: SaveLineProps): ReactNode {
  const t = messages.useText();
  const saved = useSavedLinesReadQuery();
  const { data: upcoming } = useOccasionsReadQuery();
  const [add] = useSavedLineAddMutation();
  const [change] = useOccasionChangeMutation();
  const line = quotedLine(text);
  if (!saved.data || line === undefined) return null;
  const isSaved = saved.data.lines.some((one) => one.text === line);
  const save = async () => {
    const { data: answer } = await add({ body: { text: line } });
    const done = answer?.care === null;
    const [next] = upcoming?.occasions ?? [];
    if (done && next?.line === '') await change(withLine(next, line));
    announce(t(done ? 'chat.lineSaved' : 'chat.lineFailed'));
  };
  const label = t(isSaved ? 'chat.lineSaved' : 'chat.saveLine');
  // The button keeps its place, so that no other button moves under the pointer.
  return (
    <IconButton
      icon={isSaved ? Check : Quote}
      label={label}
      title={label}
      aria-disabled={isSaved || undefined}
      onClick={isSaved ? undefined : save}
    />
  );
}
