import { z } from 'zod';
import { type TaxRate, taxRateOf } from '../billing/value-added-tax.ts';
import { expand, invalidRequest, route } from '../wire/index.ts';

const prefix = 'txr_sandbox_';

/** Returns the id of a tax rate. Rates cannot be created; there is one for each country. */
export const taxRateId = ({ country }: TaxRate) => prefix + country;

/** https://docs.stripe.com/api/tax_rates: the rates used by automatic tax. */
export const taxRateRoutes = [
  route('GET', '/v1/tax_rates/:id', z.strictObject(expand), async (_, __, id) => {
    const rate = id.startsWith(prefix) ? taxRateOf(id.slice(prefix.length)) : undefined;
    if (!rate) throw invalidRequest(`No such tax rate: '${id}'`, { param: 'tax_rate', code: 'resource_missing' });
    const percentage = rate.hundredthsOfAPercent / 100;
    return {
      id,
      object: 'tax_rate',
      active: false,
      country: rate.country,
      created: 0,
      description: null,
      display_name: 'VAT',
      effective_percentage: percentage,
      flat_amount: null,
      inclusive: true,
      jurisdiction: rate.country,
      jurisdiction_level: 'country',
      livemode: false,
      metadata: {},
      percentage,
      rate_type: 'percentage',
      state: null,
      tax_type: 'vat',
    };
  }),
];
