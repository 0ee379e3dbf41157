import { useFormik } from 'formik';
import { useEffect, useRef, useState, type RefObject, type SubmitEvent } from 'react';
import type { ApiError } from '@greenroom/api-client';
import type { SentenceKey } from '@greenroom/contracts';
import type { ObjectSchema } from 'yup';
import { messages } from '../messages/index.ts';
import { keepTexts, readTexts } from './kept-texts.ts';
import { useAfterPress } from './use-after-press.ts';
import { sayFailure, sayingOf, type Saying } from './say-failure.ts';

type Values = Record<string, string | boolean>;

export interface FormOptions<Fields extends Values> {
  initial: Fields;
  schema: ObjectSchema<Fields>;
  /** Sends the values; resolves with the failure, by the form's own field names. */
  send(values: Fields): Promise<ApiError | undefined>;
  /** Fields kept in this tab until the form is sent. Never a password. */
  keep?: { as: string; fields: readonly (keyof Fields & string)[] };
}

export interface Form<Fields extends Values> {
  values: Fields;
  change(name: keyof Fields & string, value: string | boolean): void;
  leave(name: keyof Fields & string): void;
  /** Returns a field's error message, once it is time to show it. */
  problem(name: keyof Fields & string): string | undefined;
  /** The error that concerns the whole form. */
  failure: Saying | undefined;
  sending: boolean;
  /** Whether the form was sent successfully and not changed since. */
  done: boolean;
  attributes: { ref: RefObject<HTMLFormElement | null>; noValidate: true; onSubmit(event: SubmitEvent): void };
}

interface Answer<Fields> {
  sent: Fields;
  error: ApiError | undefined;
}

/**
 * Manages a form with formik and yup. Errors appear when the user leaves a filled field or submits; a submission never
 * runs twice at once; the first invalid field gets the focus.
 */
export function useForm<Fields extends Values>({ initial, schema, send, keep }: FormOptions<Fields>): Form<Fields> {
  const t = messages.useText();
  const ref = useRef<HTMLFormElement>(null);
  const busy = useRef(false);
  const afterPress = useAfterPress();
  const [answer, setAnswer] = useState<Answer<Fields>>();

  const formik = useFormik<Fields>({
    initialValues: { ...initial, ...(keep && readTexts(keep.as, keep.fields)) },
    validationSchema: schema,
    onSubmit: async (sent) => {
      const error = await send(sent);
      if (!error && keep) keepTexts(keep.as, {});
      setAnswer({ sent, error });
    },
  });
  const { values, errors, touched, submitCount, isSubmitting } = formik;

  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount, isSubmitting]);

  const change = (name: keyof Fields & string, value: string | boolean) => {
    const next = { ...values, [name]: value };
    if (keep) keepTexts(keep.as, Object.fromEntries(keep.fields.map((field) => [field, String(next[field])])));
    void formik.setFieldValue(name, value);
  };
  const refused = (name: keyof Fields & string) => {
    const message = answer?.error?.fields?.find(({ path }) => path === name)?.message;
    if (message === undefined || answer?.sent[name] !== values[name]) return undefined;
    return t(sayingOf(message)?.key ?? 'form.refused');
  };
  const problem = (name: keyof Fields & string) => {
    const wrong = errors[name] as SentenceKey | undefined;
    const timely = submitCount > 0 || (touched[name] && values[name] !== '');
    return wrong !== undefined && timely ? t(`sentence.${wrong}`) : refused(name);
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    setAnswer(undefined);
    await formik.submitForm();
    busy.current = false;
  };
  return {
    values,
    change,
    leave: (name) => afterPress(() => void formik.setFieldTouched(name)),
    problem,
    failure: answer?.error && sayFailure(answer.error, Object.keys(values)),
    sending: isSubmitting,
    done: answer !== undefined && !answer.error && same(answer.sent, values),
    attributes: { ref, noValidate: true, onSubmit: (event) => void submit(event) },
  };
}

const same = (one: Values, other: Values) => Object.entries(one).every(([name, value]) => other[name] === value);
