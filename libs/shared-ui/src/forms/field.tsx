import styled from '@emotion/styled';
import { createContext, type ReactNode, use, useId } from 'react';

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
  align-content: start;
`;

const Label = styled.label`
  font-size: var(--fs-small);
  font-weight: 500;
  color: var(--text-2);
`;

const Hint = styled.span`
  font-size: var(--fs-fine);
  line-height: 1.45;
  color: var(--text-3);
  &[data-bad] {
    color: var(--bad);
  }
`;

/** The attributes that tie a control to its field. */
export interface FieldControl {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

const FieldContext = createContext<FieldControl | null>(null);

/** Returns the attributes that tie a control to the field around it; empty outside a field. */
export function useFieldControl(): Partial<FieldControl> {
  return use(FieldContext) ?? {};
}

export interface FieldProps {
  label: ReactNode;
  /** Shown below the control unless there is an error. */
  hint?: ReactNode;
  /** What is wrong, as a sentence; it replaces the hint. */
  error?: ReactNode;
  /** One Input, TextArea or another control that calls `useFieldControl`. */
  children: ReactNode;
  className?: string;
}

/** A labelled control. Screen readers read its hint or error after its name. */
export function Field({ label, hint, error, children, className }: FieldProps) {
  const id = useId();
  const wrong = error !== undefined && error !== null && error !== false && error !== '';
  const note = wrong ? error : hint;
  const noteId = `${id}-note`;
  const control: FieldControl = {
    id,
    ...(note !== undefined && { 'aria-describedby': noteId }),
    ...(wrong && { 'aria-invalid': true as const }),
  };
  return (
    <Box className={className}>
      <Label htmlFor={id}>{label}</Label>
      <FieldContext value={control}>{children}</FieldContext>
      {note !== undefined && (
        <Hint id={noteId} data-bad={wrong || undefined}>
          {note}
        </Hint>
      )}
    </Box>
  );
}
