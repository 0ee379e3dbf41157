import styled from '@emotion/styled';
import { type ComponentPropsWithoutRef, type InputEvent, type Ref, useImperativeHandle, useRef } from 'react';
import { useFieldControl } from './field.tsx';
import { fitToText, useGrow } from './grow.ts';
import { inputStyles } from './input.tsx';

const Control = styled.textarea`
  ${inputStyles}
  display: block;
  resize: none;
`;

export interface TextAreaProps extends ComponentPropsWithoutRef<'textarea'> {
  /** Height in pixels beyond which it scrolls instead of growing. */
  maxHeight?: number;
  ref?: Ref<HTMLTextAreaElement | null>;
}

/** A multi-line input that grows with its text. */
export function TextArea({ maxHeight = 240, rows = 3, onInput, ref, ...rest }: TextAreaProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => box.current as HTMLTextAreaElement, []);
  useGrow(box, maxHeight, rest.value);
  const input = (event: InputEvent<HTMLTextAreaElement>) => {
    fitToText(event.currentTarget, maxHeight);
    onInput?.(event);
  };
  return <Control {...useFieldControl()} {...rest} ref={box} rows={rows} onInput={input} />;
}
