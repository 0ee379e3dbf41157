/** The figure that is worth most. */
export const largest = (sums: readonly string[]): string | undefined =>
  sums.toSorted((one, other) => worth(other) - worth(one))[0];

/** Of the two figures that were named last, the higher; a bare number has the currency of the other. */
export function newPrice([newest, older]: readonly string[]): string | undefined {
  const [price] = largerFirst(newest, older);
  const [, unit] = /\d\s?(euros?|pounds|dollars|€)$/i.exec(price === newest ? (older ?? '') : (newest ?? '')) ?? [];
  return price !== undefined && unit !== undefined && /^\d+$/.test(price) ? `${price} ${unit}` : price;
}

/** Of two figures, the one that is asked for first: nobody asks for less. */
export function largerFirst(
  one: string | undefined,
  other: string | undefined,
): [string | undefined, string | undefined] {
  if (one === undefined || other === undefined) return [one, other];
  return worth(one) >= worth(other) ? [one, other] : [other, one];
}

/** In the unit as written; thousands where it says so. */
function worth(figure: string): number {
  const digits = Number(
    figure
      .replace(/[^\d.,]/g, '')
      .replace(/[.,](?=\d{3}\b)/g, '')
      .replace(',', '.'),
  );
  return /\dk|grand|thousand|tausend/i.test(figure) ? digits * 1_000 : digits;
}
