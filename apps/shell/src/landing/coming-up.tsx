import styled from '@emotion/styled';
import { useId, useRef, useState, type SyntheticEvent, type ReactNode } from 'react';
import { pressed } from '@greenroom/analytics';
import { keepDraft } from '@greenroom/auth';
import { bounds } from '@greenroom/contracts';
import { below, Button, Field, Fine, Input } from '@greenroom/shared-ui';
import { landingMessages } from './messages/index.ts';
import { useOccasionPrepareMutation } from './occasion-api.ts';
import { Prepared } from './prepared.tsx';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--s-3);
  align-items: end;
  max-width: 560px;
  margin: var(--s-6) 0 var(--s-4);
  ${below.sm} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const { min: shortest, max: longest } = bounds.occasionLength;

/**
 * Lets a visitor describe an occasion and suggests how to prepare: no account needed, nothing stored on the server. The
 * words stay in this tab, so that they are on the home page whichever way the visitor signs up.
 */
export function ComingUp(): ReactNode {
  const t = landingMessages.useText();
  const label = useId();
  const [text, setText] = useState('');
  const [asked, setAsked] = useState('');
  const [isTooShort, setTooShort] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const [prepare, { data, error, isLoading }] = useOccasionPrepareMutation();
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    const words = text.trim();
    setTooShort(words.length < shortest);
    if (words.length < shortest) field.current?.focus();
    if (words.length < shortest || isLoading) return;
    setAsked(words);
    void prepare({ body: { text: words } }).then(({ data: answer }) => {
      if (answer) keepDraft('coming-up', answer.coach && answer.care === null ? words : '');
    });
  };
  return (
    <section aria-labelledby={label}>
      <Form onSubmit={send}>
        <Field label={<span id={label}>{t('comingUp.title')}</span>}>
          <Input
            ref={field}
            name="coming-up"
            maxLength={longest}
            autoComplete="off"
            placeholder={t('comingUp.example')}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </Field>
        <Button
          type="submit"
          variant="primary"
          busy={isLoading}
          busyLabel={t('comingUp.busy')}
          {...pressed('landing.comingUp')}
        >
          {t('comingUp.send')}
        </Button>
      </Form>
      <div aria-live="polite">
        {isTooShort && <Fine>{t('comingUp.tooShort')}</Fine>}
        {error !== undefined && !isLoading && <Fine tone="bad">{t('comingUp.failed')}</Fine>}
        {data && !isTooShort && !isLoading && error === undefined && <Prepared answer={data} asked={asked} />}
      </div>
    </section>
  );
}
