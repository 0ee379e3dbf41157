import { useEffect, useId, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import type { ApiError } from '@greenroom/api-client';
import { bounds } from '@greenroom/contracts';
import { Body, Button, Card, Field, Fine, Head, Row, Stack, TextArea } from '@greenroom/shared-ui';
import { fieldText } from './field-text.ts';
import { words } from './words.ts';

/** The result of a mutation. */
export interface Sent {
  error?: unknown;
}

interface ReasonFormProps {
  title: string;
  /** What the action causes. */
  text: string;
  /** The button's text. */
  press: string;
  /** Replaces the hint on the reason, which speaks of a person. */
  hint?: string;
  /** Replaces sentences about failures, which speak of accounts. */
  problems?: Partial<Record<Problem, string>>;
  /** Controls beside the reason. */
  children?: ReactNode;
  /** @param fields values of the form by the names of its controls */
  send(reason: string, fields: FormData): Promise<Sent>;
  /** Called when the action has succeeded. */
  done(): void;
  close(): void;
}

/** A form that asks for a reason, explains the effect, and performs the action. Escape closes it. */
export function ReasonForm({
  title,
  text,
  press,
  hint,
  problems,
  children,
  send,
  done,
  close,
}: ReasonFormProps): ReactNode {
  const t = words.useText();
  const titleId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const [missing, setMissing] = useState(false);
  const [failure, setFailure] = useState<Problem>();
  useEffect(() => moveFocusInto(form.current), []);
  useEffect(() => {
    const shown = form.current;
    const closeByKey = ({ key }: KeyboardEvent) => key === 'Escape' && close();
    shown?.addEventListener('keydown', closeByKey);
    return () => shown?.removeEventListener('keydown', closeByKey);
  }, [close]);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const reason = fieldText(fields, 'reason');
    setMissing(reason === '');
    if (reason === '' || busy) return;
    setBusy(true);
    const { error } = await send(reason, fields);
    setBusy(false);
    setFailure(error === undefined ? undefined : problemOf(error));
    if (error === undefined) done();
  };
  return (
    <Card pad>
      <form ref={form} noValidate aria-labelledby={titleId} onSubmit={(event) => void submit(event)}>
        <Stack gap={4}>
          <Head as="h3" id={titleId}>
            {title}
          </Head>
          <Body tone={2}>{text}</Body>
          {children}
          <Field label={t('act.reason')} hint={hint ?? t('act.reasonHint')} error={missing && t('act.reasonMissing')}>
            <TextArea name="reason" rows={2} maxLength={bounds.staffReasonLength} />
          </Field>
          {failure !== undefined && (
            <Fine role="alert" tone="bad">
              {problems?.[failure] ?? t(`act.problem.${failure}`)}
            </Fine>
          )}
          <Row wrap gap={3}>
            <Button type="submit" variant="primary" busy={busy} busyLabel={t('act.busy')}>
              {press}
            </Button>
            <Button variant="quiet" onClick={close}>
              {t('act.cancel')}
            </Button>
          </Row>
        </Stack>
      </form>
    </Card>
  );
}

/** Moves the focus into the form. Returns a function that moves it back once the form has closed. */
function moveFocusInto(form: HTMLFormElement | null): () => void {
  const opener = document.activeElement;
  form?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  return () => {
    // If the focus has moved elsewhere, it stays there.
    if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
  };
}

const told = ['conflict', 'forbidden', 'not_found', 'bad_request', 'unprocessable', 'unavailable'] as const;
type Problem = (typeof told)[number] | 'other';

function problemOf(error: unknown): Problem {
  const { code } = error as Partial<ApiError>;
  return told.find((one) => one === code) ?? 'other';
}
