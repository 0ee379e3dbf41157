import type { ReactNode } from 'react';
import type { Plans } from '@greenroom/contracts';
import { Fine } from '@greenroom/shared-ui';
import { messages } from './messages/index.ts';

/** Shows the currency, and whether prices include tax: German price law requires it beside each price. */
export function TaxNote({ taxIncluded, currency }: Pick<Plans, 'taxIncluded' | 'currency'>): ReactNode {
  const t = messages.useText();
  return (
    <Fine tone={3}>
      {t(taxIncluded ? 'membership.taxIncluded' : 'membership.taxElse', { currency: currency.toUpperCase() })}
    </Fine>
  );
}
