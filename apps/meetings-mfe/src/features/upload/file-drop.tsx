import styled from '@emotion/styled';
import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react';
import { Fine, Icon, type IconShape } from '@greenroom/shared-ui';

/* Activated through its label; the keyboard focuses it directly. */
const FileInput = styled.input`
  position: absolute;
  width: 1px;
  height: 1px;
  opacity: 0;
`;

const Drop = styled.label`
  display: grid;
  justify-items: center;
  gap: 6px;
  padding: var(--s-5) var(--s-4);
  border: 1px dashed var(--line-strong);
  border-radius: var(--r-control);
  text-align: center;
  cursor: pointer;
  &:hover {
    background: var(--surface-2);
  }
  input:focus-visible + & {
    outline: 2px solid var(--focus);
    outline-offset: 3px;
  }
`;

interface FileDropProps {
  accept: string;
  icon: IconShape;
  label: string;
  /** Which files are accepted. */
  hint: string;
  disabled: boolean;
  onFile(file: File): void;
}

/** A field for a file, which can be chosen or dropped. */
export function FileDrop({ accept, icon, label, hint, disabled, onFile }: FileDropProps): ReactNode {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const take = () => {
    const [file] = input.current?.files ?? [];
    if (!input.current || !file) return;
    input.current.value = '';
    onFile(file);
  };
  const takeEarly = useEffectEvent(take);
  // Picks up a file chosen on the server-rendered page before hydration, when no event was handled.
  useEffect(() => takeEarly(), []);
  return (
    <div>
      <FileInput type="file" accept={accept} id={id} disabled={disabled} ref={input} onChange={take} />
      <Drop
        htmlFor={id}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          const [file] = event.dataTransfer.files;
          if (file && !disabled) onFile(file);
        }}
      >
        <Icon of={icon} />
        <strong>{label}</strong>
        <Fine as="span" tone={3}>
          {hint}
        </Fine>
      </Drop>
    </div>
  );
}
