import type { ComponentProps, ReactNode } from 'react';
import { FormBox } from './form-box.ts';
import { FormNotice } from './form-notice.tsx';
import type { Form } from './use-form.ts';

interface SentFormProps extends Pick<ComponentProps<'form'>, 'id' | 'children'> {
  form: Pick<Form<never>, 'attributes' | 'failure'>;
}

/** Renders a form that is submitted as a whole and shows form-level errors above its fields. */
export function SentForm({ form, children, ...own }: SentFormProps): ReactNode {
  return (
    <FormBox {...own} {...form.attributes}>
      <FormNotice failure={form.failure} />
      {children}
    </FormBox>
  );
}
