import { useFormik } from 'formik';
import { useEffect, useRef, useState, type RefObject, type SubmitEvent } from 'react';
import type { AnyObjectSchema } from 'yup';
import type { ApiError } from '@greenroom/api-client';
import { keepDraft, readDraft } from '@greenroom/auth';
import { pathTo, type RoleplayCreate, type SceneSentenceKey } from '@greenroom/contracts';
import { useNavigate } from '@greenroom/navigation';
import { useRoleplayCreateMutation } from '../../shared/roleplay/index.ts';
import { fieldOf, sentenceKey } from './scene-sentence.ts';
import { readValues, type SetupValues } from './setup-values.ts';
import { texts } from './setup-texts.ts';

interface SceneFormOptions<Values extends SetupValues> {
  initial: Values;
  /** Validates the text fields. */
  schema: AnyObjectSchema;
  /** Key under which the draft is kept in this tab until the scene begins. */
  keepAs: string;
  request(values: Values): RoleplayCreate;
}

/**
 * `paywall`: scenes require a plan. `care`: help lines to show first. Otherwise the key of a message of this feature.
 */
type Refusal =
  'paywall' | { care: string } | { key: `sentence.${SceneSentenceKey}` | `refused.${'offline' | 'often' | 'failed'}` };

export interface SceneForm<Values extends SetupValues> {
  values: Values;
  change<Name extends keyof Values & string>(name: Name, value: Values[Name]): void;
  leave(name: keyof Values & string): void;
  /** Returns the error of a field as a sentence, once showing it helps. */
  problem(name: keyof Values & string): string | undefined;
  refusal: Refusal | undefined;
  forgive(): void;
  /** Sends the form again after the person read the help lines and says that they are safe. */
  goOn(): void;
  sending: boolean;
  attributes: { ref: RefObject<HTMLFormElement | null>; noValidate: true; onSubmit(event: SubmitEvent): void };
}

/**
 * The form of a scene: formik with yup validation. It is sent once however often the button is pressed, keeps a draft
 * until the scene is created, and then leads to its start page.
 */
export function useSceneForm<Values extends SetupValues>(options: SceneFormOptions<Values>): SceneForm<Values> {
  const { initial, schema, keepAs, request } = options;
  const t = texts.useText();
  const ref = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const [create] = useRoleplayCreateMutation();
  const [uuid, setUuid] = useState(() => crypto.randomUUID());
  const [answer, setAnswer] = useState<{ sent: Values; error: ApiError }>();
  const safe = useRef(false);
  /** A second press can come before the state of the first is rendered, or after the scene was created. */
  const pressed = useRef<'sending' | 'made'>(undefined);

  const formik = useFormik<Values>({
    initialValues: { ...initial, ...readValues(readDraft(keepAs), Object.keys(initial)) },
    validationSchema: schema,
    onSubmit: async (sent) => {
      setAnswer(undefined);
      const { data, error } = await create({
        body: { userRolePlayUuid: uuid, ...request(sent), ...(safe.current && { safe: true }) },
      });
      safe.current = false;
      if (!data) return setAnswer({ sent, error: error as ApiError });
      pressed.current = 'made';
      keepDraft(keepAs, '');
      await navigate(pathTo('start', undefined, { uuid: data.userRolePlayUuid }));
    },
  });
  const { values, errors, touched, submitCount, isSubmitting } = formik;
  const submit = async () => {
    if (pressed.current) return;
    pressed.current = 'sending';
    await formik.submitForm().finally(() => {
      if (pressed.current === 'sending') pressed.current = undefined;
    });
  };

  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount, isSubmitting]);

  const change = <Name extends keyof Values & string>(name: Name, value: Values[Name]) => {
    keepDraft(keepAs, JSON.stringify({ ...values, [name]: value }));
    // A changed form is another scene than the one that may have been created when a reply was lost.
    if (answer) setUuid(crypto.randomUUID());
    void formik.setFieldValue(name, value);
  };
  const problem = (name: keyof Values & string) => {
    const wrong = errors[name] as SceneSentenceKey | undefined;
    const timely = submitCount > 0 || (touched[name] && values[name] !== '');
    if (wrong !== undefined && timely) return t(`sentence.${wrong}`);
    const refused = answer?.error.fields?.find(({ path }) => fieldOf(path) === name);
    if (!refused || answer?.sent[name] !== values[name]) return undefined;
    return t(`sentence.${sentenceKey(refused.message) ?? 'inputInvalid'}`);
  };
  return {
    values,
    change,
    leave: (name) => void formik.setFieldTouched(name),
    problem,
    refusal: answer && refusalOf(answer.error, Object.keys(values)),
    forgive: () => setAnswer(undefined),
    goOn: () => {
      safe.current = true;
      void submit();
    },
    sending: isSubmitting,
    attributes: {
      ref,
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault();
        void submit();
      },
    },
  };
}

function refusalOf({ code, fields, message }: ApiError, names: readonly string[]): Refusal | undefined {
  if (code === 'not_authenticated' || code === 'plan_required') return 'paywall';
  if (code === 'care_first') return { care: message };
  if (code === 'offline') return { key: 'refused.offline' };
  if (code === 'rate_limited') return { key: 'refused.often' };
  const elsewhere = fields?.find(({ path }) => !names.includes(fieldOf(path)));
  if (fields?.length && !elsewhere) return undefined;
  if (code === 'unprocessable' || code === 'bad_request')
    return { key: `sentence.${sentenceKey(elsewhere?.message ?? message) ?? 'inputInvalid'}` };
  return { key: 'refused.failed' };
}
