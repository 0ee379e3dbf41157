import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Field, Input } from '@greenroom/shared-ui';
import type { Form } from './use-form.ts';

interface TextFieldProps<Name extends string> extends Pick<
  ComponentPropsWithRef<'input'>,
  'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'maxLength'
> {
  // Accepts a form with any fields, as long as this one is among them and is text.
  form: NoInfer<Pick<Form<Record<Name, string>>, 'values' | 'change' | 'leave' | 'problem'>>;
  name: Name;
  label: ReactNode;
  hint?: ReactNode;
}

/** Renders a labelled text input of a form. */
export function TextField<Name extends string>({ form, name, label, hint, ...input }: TextFieldProps<Name>): ReactNode {
  return (
    <Field label={label} hint={hint} error={form.problem(name)}>
      <Input
        aria-required
        spellCheck={false}
        {...input}
        name={name}
        value={form.values[name]}
        onChange={({ target }) => form.change(name, target.value)}
        onBlur={() => form.leave(name)}
      />
    </Field>
  );
}
