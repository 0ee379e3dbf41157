import styled from '@emotion/styled';
import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { bounds, type Occasion, type OccasionWords } from '@greenroom/contracts';
import { below, Field, Input, Stack, TextArea } from '@greenroom/shared-ui';
import {
  FormEnd,
  occasionMessages,
  onlyWhat,
  sayDay,
  saysWhat,
  understoodDay,
} from '../../../shared/occasions/index.ts';

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 200px;
  gap: var(--s-3);
  ${below.sm} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const More = styled.details`
  summary {
    display: inline-flex;
    align-items: center;
    min-height: var(--tap);
    color: var(--text-2);
    font-size: var(--fs-small);
    cursor: pointer;
  }
`;

const { min: shortest, max: longest } = bounds.occasionLength;

interface OccasionFormProps {
  /** The occasion to change; undefined for a new one. */
  of?: Occasion;
  busy: boolean;
  failed: boolean;
  /** The response shown when text suggests danger and is therefore not stored. */
  care?: string | null;
  onSave(words: OccasionWords): void;
  onCancel?(): void;
}

/** Form for an occasion in the user's own words. Only what it is about is required. */
export function OccasionForm({ of, busy, failed, care, onSave, onCancel }: OccasionFormProps): ReactNode {
  const t = occasionMessages.useText();
  const [words, setWords] = useState<OccasionWords>(() => wordsOf(of));
  // A day in the words is taken until the user picks one.
  const [picked, setPicked] = useState(words.on !== null);
  const change = (change: Partial<OccasionWords>) => setWords((before) => ({ ...before, ...change }));
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    if (saysWhat(words.what) && !busy) onSave(words);
  };
  const text = (name: 'withWhom' | 'goodEnd' | 'fear', maxLength: number, hint?: string) => (
    <Field label={t(name)} hint={hint}>
      <Input
        name={name}
        maxLength={maxLength}
        autoComplete="off"
        value={words[name]}
        onChange={({ target }) => change({ [name]: target.value })}
      />
    </Field>
  );
  return (
    <form onSubmit={send}>
      <Stack gap={4}>
        <Pair>
          <Field label={t('what')}>
            <Input
              name="what"
              required
              minLength={shortest}
              maxLength={longest}
              autoComplete="off"
              placeholder={of ? undefined : t('whatExample')}
              value={words.what}
              onChange={({ target }) =>
                change({ what: target.value, ...(!picked && { on: understoodDay(target.value) }) })
              }
            />
          </Field>
          <Field
            label={t('on')}
            hint={!picked && words.on !== null ? t('on.understood', { day: sayDay(words.on) }) : undefined}
          >
            <Input
              name="on"
              type="date"
              value={words.on ?? ''}
              onChange={({ target }) => {
                setPicked(true);
                change({ on: target.value || null });
              }}
            />
          </Field>
        </Pair>
        {of && (
          <Field label={t('line')} hint={t('lineHint')}>
            <TextArea
              name="line"
              rows={2}
              maxLength={bounds.occasionLineLength}
              value={words.line}
              onChange={({ target }) => change({ line: target.value })}
            />
          </Field>
        )}
        <More open={of !== undefined}>
          <summary>{t('more')}</summary>
          <Stack gap={4} style={{ paddingTop: 'var(--s-3)' }}>
            {text('withWhom', bounds.nameLength)}
            {text('goodEnd', longest)}
            {text('fear', longest, t('fearHint'))}
          </Stack>
        </More>
        <FormEnd busy={busy} failed={failed} care={care} onCancel={onCancel} />
      </Stack>
    </form>
  );
}

function wordsOf(of: Occasion | undefined): OccasionWords {
  if (!of) return onlyWhat('');
  const { what, withWhom, on, goodEnd, fear, line } = of;
  return { what, withWhom, on, goodEnd, fear, line };
}
