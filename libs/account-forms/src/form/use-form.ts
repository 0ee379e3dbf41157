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
  /** Sends what was filled in; gives what went wrong, in the form's own names of fields. */
  send(values: Fields): Promise<ApiError | undefined>;
  /** What of it waits in this tab until it is sent. Never a password. */
  keep?: { as: string; fields: readonly (keyof Fields & string)[] };
}

export interface Form<Fields extends Values> {
  values: Fields;
  change(name: keyof Fields & string, value: string | boolean): void;
  leave(name: keyof Fields & string): void;
  /** What is wrong with a field, as a sentence, from when saying so helps. */
  problem(name: keyof Fields & string): string | undefined;
  /** What went wrong with all of it. */
  failure: Saying | undefined;
  sending: boolean;
  /** It was sent and taken, and nothing has been changed since. */
  done: boolean;
  attributes: { ref: RefObject<HTMLFormElement | null>; noValidate: true; onSubmit(event: SubmitEvent): void };
}

interface Answer<Fields> {
  sent: Fields;
  error: ApiError | undefined;
}

/**
 * A form of formik's, judged by yup. What is wrong is said when one leaves a field one has filled in, or sends; it is
 * never sent twice at once; the first field that is wrong gets the focus.
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
