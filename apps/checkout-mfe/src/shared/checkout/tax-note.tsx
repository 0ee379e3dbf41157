import type { ReactNode } from 'react';
import type { Plans } from '@greenroom/contracts';
import { Fine } from '@greenroom/shared-ui';
import { messages } from './messages/index.ts';

/** What prices are told in, and whether tax is in them: German price law wants it beside each price. */
export function TaxNote({ taxIncluded, currency }: Pick<Plans, 'taxIncluded' | 'currency'>): ReactNode {
  const t = messages.useText();
  return (
    <Fine tone={3}>
      {t(taxIncluded ? 'membership.taxIncluded' : 'membership.taxElse', { currency: currency.toUpperCase() })}
    </Fine>
  );
}
