import styled from '@emotion/styled';
import { Eye, EyeOff } from 'lucide-react';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { Field, IconButton, Input } from '@greenroom/shared-ui';
import { messages } from '../messages/index.ts';
import type { Form } from './use-form.ts';

const Box = styled.div`
  position: relative;
  input {
    padding-right: 54px;
  }
  /* Edge would add its own reveal button next to this one. */
  input::-ms-reveal {
    display: none;
  }
  button {
    position: absolute;
    top: 3px;
    right: 3px;
  }
`;

interface PasswordFieldProps<Name extends string> {
  form: NoInfer<Pick<Form<Record<Name, string>>, 'values' | 'change' | 'leave' | 'problem'>>;
  name: Name;
  label: ReactNode;
  autoComplete: 'current-password' | 'new-password';
  hint?: ReactNode;
}

/** Renders a password field that can be shown, pasted and autofilled, and that warns when Caps Lock is on. */
export function PasswordField<Name extends string>(props: PasswordFieldProps<Name>): ReactNode {
  const { form, name, label, autoComplete, hint } = props;
  const t = messages.useText();
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const look = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <Field label={label} hint={capsLock ? t('form.capsLock') : hint} error={form.problem(name)}>
      <Box>
        <Input
          aria-required
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          name={name}
          value={form.values[name]}
          onChange={({ target }) => form.change(name, target.value)}
          onKeyDown={look}
          onKeyUp={look}
          onBlur={() => {
            setCapsLock(false);
            form.leave(name);
          }}
        />
        <IconButton
          icon={shown ? EyeOff : Eye}
          label={t('form.showPassword')}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        />
      </Box>
    </Field>
  );
}
