import styled from '@emotion/styled';
import { ArrowUp, Square } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type Ref, type SyntheticEvent, useImperativeHandle, useRef } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { useGrow } from './grow.ts';

const Box = styled.form`
  display: flex;
  align-items: end;
  gap: 8px;
  padding: 8px;
  border: 1px solid var(--line-strong);
  border-radius: 16px;
  background: var(--surface-1);
  &:focus-within:has(textarea:focus) {
    outline: 2px solid var(--focus);
    outline-offset: 1px;
  }
  textarea {
    flex: 1;
    width: 0;
    min-width: 0;
    min-height: 44px;
    padding: 10px 8px;
    border: 0;
    background: none;
    resize: none;
    outline: none;
    line-height: 24px;
  }
  textarea::placeholder {
    color: var(--text-3);
    opacity: 1;
  }
`;

const maxHeight = 200;

/** Returns whether a key press sends the message: Enter alone, except the Enter that ends a composed character. */
export function meansSend(event: { key: string; shiftKey: boolean; isComposing: boolean }): boolean {
  return event.key === 'Enter' && !event.shiftKey && !event.isComposing;
}

export interface ComposerProps {
  /** Such as "Message to Imogen". */
  label: string;
  placeholder?: string;
  value: string;
  onChange: (text: string) => void;
  onSend: () => void;
  sendLabel: string;
  /** An answer is arriving: the button stops it, and sending is disabled. */
  answering?: boolean;
  onStop?: () => void;
  stopLabel?: string;
  /** On the left, such as an IconButton to dictate. */
  start?: ReactNode;
  disabled?: boolean;
  /** In UTF-16 code units. */
  maxLength?: number;
  ref?: Ref<HTMLTextAreaElement | null>;
}

/** The input of a conversation. Enter sends, Shift+Enter breaks the line. */
export function Composer({
  label,
  value,
  onChange,
  onSend,
  answering = false,
  disabled = false,
  ...rest
}: ComposerProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(rest.ref, () => box.current as HTMLTextAreaElement, []);
  useGrow(box, maxHeight, value);
  const ready = value.trim() !== '' && !answering && !disabled;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (ready) onSend();
  };
  const keyDown = (event: KeyboardEvent) => {
    if (meansSend({ key: event.key, shiftKey: event.shiftKey, isComposing: event.nativeEvent.isComposing }))
      submit(event);
  };
  return (
    <Box onSubmit={submit}>
      {rest.start}
      <textarea
        ref={box}
        rows={1}
        aria-label={label}
        placeholder={rest.placeholder}
        value={value}
        maxLength={rest.maxLength}
        disabled={disabled}
        enterKeyHint="send"
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={keyDown}
      />
      {answering && rest.onStop !== undefined ? (
        <IconButton filled icon={Square} label={rest.stopLabel ?? ''} onClick={rest.onStop} />
      ) : (
        <IconButton filled={ready} icon={ArrowUp} label={rest.sendLabel} type="submit" disabled={!ready} />
      )}
    </Box>
  );
}
