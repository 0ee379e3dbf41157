import type { ComponentProps, ReactNode } from 'react';
import { FormBox } from './form-box.ts';
import { FormNotice } from './form-notice.tsx';
import type { Form } from './use-form.ts';

interface SentFormProps extends Pick<ComponentProps<'form'>, 'id' | 'children'> {
  form: Pick<Form<never>, 'attributes' | 'failure'>;
}

/** A form that is sent, and says above its lines what went wrong with all of it. */
export function SentForm({ form, children, ...own }: SentFormProps): ReactNode {
  return (
    <FormBox {...own} {...form.attributes}>
      <FormNotice failure={form.failure} />
      {children}
    </FormBox>
  );
}
