import styled from '@emotion/styled';
import { useId, useState, type ReactNode } from 'react';
import type { Recording } from '@greenroom/contracts';
import { Fine } from '@greenroom/shared-ui';
import { startUpload } from './recording-upload.ts';
import { texts } from './recording-texts.ts';

/* Activated through its label; the keyboard focuses it directly. */
const FileInput = styled.input`
  position: absolute;
  width: 1px;
  height: 1px;
  opacity: 0;
`;

const Label = styled.label`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  padding: 8px 16px;
  border: 1px solid var(--line-strong);
  border-radius: var(--r-control);
  overflow-wrap: anywhere;
  font-size: var(--fs-small);
  cursor: pointer;
  input:focus-visible + & {
    outline: 2px solid var(--focus);
    outline-offset: 3px;
  }
`;

/** Files of one recording differ at most by the rounding of their container. In ms. */
const sameWithinMs = 50;

/** Continues an upload from the same file: a browser does not keep a file over a reload. */
export function ChooseAgain({
  conversationUuid,
  recording,
}: {
  conversationUuid: string;
  recording: Recording;
}): ReactNode {
  const t = texts.useText();
  const id = useId();
  const [state, setState] = useState<'reading' | 'other' | 'unreadable'>();
  const { name, durationMs } = recording;
  const take = async (file: File | undefined) => {
    if (!file) return;
    setState('reading');
    try {
      const { openSound } = await import('./sound/index.ts');
      const sound = await openSound(file);
      if (Math.abs(sound.durationMs - durationMs) > sameWithinMs) {
        sound.close();
        return setState('other');
      }
      startUpload(conversationUuid, recording, sound);
    } catch {
      setState('unreadable');
    }
  };
  return (
    <div>
      <FileInput
        type="file"
        accept="audio/*,video/*"
        id={id}
        disabled={state === 'reading'}
        onChange={(event) => void take(event.currentTarget.files?.[0])}
      />
      <Label htmlFor={id}>{state === 'reading' ? t('choose.reading') : t('choose', { name })}</Label>
      {(state === 'other' || state === 'unreadable') && (
        <Fine tone="bad" role="alert">
          {t(`choose.${state}`, { name })}
        </Fine>
      )}
    </div>
  );
}
