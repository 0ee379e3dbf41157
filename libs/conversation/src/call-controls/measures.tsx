import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { TurnMeasures } from '@greenroom/contracts';
import { Fine, ScrollBox } from '@greenroom/shared-ui';
import { callControlTexts } from './messages/index.ts';

const Table = styled.table`
  border-collapse: collapse;
  font-size: var(--fs-fine);
  font-variant-numeric: tabular-nums;
  th,
  td {
    padding: 6px 12px 6px 0;
    text-align: right;
    font-weight: 400;
    white-space: nowrap;
    border-bottom: 1px solid var(--line);
  }
  th:first-of-type {
    text-align: left;
    white-space: normal;
    color: var(--text-2);
  }
`;

const rows = [
  ['measures.end', 'endOfUtteranceDelayMs'],
  ['measures.words', 'transcriptionDelayMs'],
  ['measures.token', 'firstTokenMs'],
  ['measures.sound', 'firstSoundMs'],
  ['measures.total', 'totalMs'],
] as const;

/** Shows where each answer's time went, newest first. */
export function Measures({ measures }: { measures: readonly TurnMeasures[] }): ReactNode {
  const t = callControlTexts.useText();
  const newest = measures.toReversed();
  if (newest.length === 0) return <Fine tone={2}>{t('measures.none')}</Fine>;
  return (
    <ScrollBox role="region" tabIndex={0} aria-label={t('measures')}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{t('measures.turn')}</th>
            {newest.map(({ turnId }, index) => (
              <th key={turnId} scope="col">
                {newest.length - index}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([key, name]) => (
            <tr key={name}>
              <th scope="row">{t(key)}</th>
              {newest.map((one) => (
                <td key={one.turnId}>{one[name] === null ? '–' : t('measures.ms', { ms: Math.round(one[name]) })}</td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">{t('measures.interruptions')}</th>
            {newest.map((one) => (
              <td key={one.turnId}>{one.interruptions}</td>
            ))}
          </tr>
        </tbody>
      </Table>
    </ScrollBox>
  );
}
