import styled from '@emotion/styled';
import { ArrowUpRight, Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { bounds, mostTakes } from '@greenroom/contracts';
import { below, Body, CareNote, Composer, Fine, Icon, Row, Said, Small, TextButton } from '@greenroom/shared-ui';
import { texts } from '../feedback-texts.ts';
import { type RehearsedMoment, useTakes } from './use-takes.ts';

const Box = styled.div`
  display: grid;
  gap: var(--s-4);
  padding-top: var(--s-3);
`;

const Columns = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(180px, 1fr));
  gap: var(--s-4);
  margin: 0;
  padding: 0;
  list-style: none;
  ${below.sm} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Column = styled.li`
  display: grid;
  gap: 8px;
  align-content: start;
  min-width: 0;
  max-width: 420px;
  padding-top: 10px;
  border-top: 2px solid var(--line-strong);
  overflow-wrap: anywhere;
  svg {
    color: var(--warn);
  }
  [data-met] svg {
    color: var(--good);
  }
`;

/** Shows what was said just before, the visitor's line, and up to three new lines side by side, each with a verdict. */
export function Takes({ conversationUuid, position, moment }: RehearsedMoment): ReactNode {
  const t = texts.useText();
  const { text, write, take, again, takes, isFull, isBusy, refusal } = useTakes(conversationUuid, position);
  const label = t('rehearse.label', { take: takes.length + 1, count: mostTakes });
  return (
    <Box>
      {moment.push !== null && (
        <div>
          <Small tone={3}>{t('rehearse.pushed')}</Small>
          <Said>{t('quote', { text: moment.push })}</Said>
        </div>
      )}
      <Columns aria-label={t('rehearse.takes')}>
        <Column>
          <Small as="h3">{t('rehearse.said')}</Small>
          <Body>{t('quote', { text: moment.quote })}</Body>
          <Small tone={2}>{moment.note}</Small>
        </Column>
        {takes.map((one, at) => (
          <Column key={`${at} ${one.text}`}>
            <Small as="h3">{t('rehearse.take', { take: at + 1 })}</Small>
            <Body>{t('quote', { text: one.text })}</Body>
            <Small tone={2}>{t('rehearse.answer', { text: one.answer })}</Small>
            <Row gap={2} data-met={one.isMet ? '' : undefined}>
              <Icon of={one.isMet ? Check : ArrowUpRight} />
              <Small as="span">{one.says}</Small>
            </Row>
          </Column>
        ))}
      </Columns>
      {isFull ? (
        <Row gap={3} wrap>
          <Fine tone={2}>{t('rehearse.full', { count: mostTakes })}</Fine>
          <TextButton alone type="button" onClick={again}>
            {t('rehearse.again')}
          </TextButton>
        </Row>
      ) : (
        <Composer
          label={label}
          placeholder={label}
          value={text}
          onChange={write}
          onSend={take}
          sendLabel={t('rehearse.send')}
          answering={isBusy}
          maxLength={bounds.sceneLineLength}
        />
      )}
      {refusal && 'care' in refusal && <CareNote text={refusal.care} />}
      <Fine tone={refusal ? 'bad' : 3} role="status">
        {isBusy
          ? t('rehearse.busy')
          : refusal
            ? 'reason' in refusal && t(`rehearse.${refusal.reason}`)
            : t('rehearse.kept')}
      </Fine>
    </Box>
  );
}
