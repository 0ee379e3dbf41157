import type { Figures } from '../report.ts';
import type { Measured } from './measure-variants.ts';
import type { Variant } from './variants/lay-out-site.ts';

/** A measured figure of a page. */
interface Figure {
  label: string;
  /** Part of the figure's name in the JSON. */
  name: string;
  read(measured: Measured): number;
  text(value: number): string;
}

const count = String;
const kilobytes = (bytes: number) => `${(bytes / 1_000).toFixed(1)} KB`;
const milliseconds = (value: number) => `${value} ms`;

const figures: Figure[] = [
  { label: 'requests', name: 'requests', read: ({ levels }) => levels.flat().length, text: count },
  { label: 'levels of requests', name: 'request_levels', read: belowDocument, text: count },
  { label: 'JavaScript, gzip', name: 'js_gzip_bytes', read: ({ jsGzipBytes }) => jsGzipBytes, text: kilobytes },
  { label: 'first paint (FCP)', name: 'fcp_p50_ms', read: ({ times }) => times.fcp, text: milliseconds },
  { label: 'largest paint (LCP)', name: 'lcp_p50_ms', read: ({ times }) => times.lcp, text: milliseconds },
  { label: 'usable: first link, typing', name: 'usable_p50_ms', read: ({ times }) => times.usable, text: milliseconds },
  { label: 'later: requests', name: 'later_requests', read: ({ later }) => later.urls.length, text: count },
  {
    label: 'later: JavaScript, gzip',
    name: 'later_js_gzip_bytes',
    read: ({ later }) => later.jsGzipBytes,
    text: kilobytes,
  },
];

/** Returns the variants to divide: federation by the monolith, and the defaults and other variants by federation. */
export function ratiosOf(variants: readonly Variant[]): [upper: Variant, lower: Variant][] {
  return variants
    .filter((variant) => variant !== 'federated')
    .map((variant) => (variant === 'monolith' ? ['federated', variant] : [variant, 'federated']));
}

/** The columns of {@link rowsOf}. */
export function columnsOf(variants: readonly Variant[]): string[] {
  return ['', ...variants, ...ratiosOf(variants).map(([upper, lower]) => `${upper} ÷ ${lower}`)];
}

/** Returns a page's figures in every variant, and their ratios. */
export function rowsOf(page: string, measured: readonly Measured[], variants: readonly Variant[]): string[][] {
  const rows = figures.map(({ label, read, text }) => {
    const value = valueOf(page, measured, read);
    const cells = variants.map((variant) => withUnit(value(variant), text));
    return [
      `  ${label}`,
      ...cells,
      ...ratiosOf(variants).map(([upper, lower]) => ratioText(value(upper) / value(lower))),
    ];
  });
  return [[page], ...rows];
}

/** Returns the same by name, such as `chat_monolith_lcp_p50_ms` and `chat_federated_to_monolith_lcp_p50`. */
export function figuresOf(page: string, measured: readonly Measured[], variants: readonly Variant[]): Figures {
  const all: Figures = {};
  const word = (variant: Variant) => variant.replaceAll('-', '_');
  for (const { name, read } of figures) {
    const value = valueOf(page, measured, read);
    const add = (key: string, figure: number) => Number.isFinite(figure) && (all[key] = figure);
    for (const variant of variants) add(`${page}_${word(variant)}_${name}`, value(variant));
    for (const [upper, lower] of ratiosOf(variants)) {
      const key = `${page}_${word(upper)}_to_${word(lower)}_${name.replace(/_(ms|bytes)$/, '')}`;
      add(key, Math.round((value(upper) / value(lower)) * 1_000) / 1_000);
    }
  }
  return all;
}

/** Returns the number of request levels after the document. */
export function belowDocument({ levels }: Pick<Measured, 'levels'>): number {
  return levels.length - 1;
}

/** Returns NaN if the page was not measured in a variant. */
function valueOf(page: string, measured: readonly Measured[], read: Figure['read']): (variant: Variant) => number {
  return (variant) => {
    const found = measured.find((one) => one.page === page && one.variant === variant);
    return found ? read(found) : Number.NaN;
  };
}

const withUnit = (value: number, text: Figure['text']) => (Number.isNaN(value) ? '' : text(value));
const ratioText = (ratio: number) => (Number.isFinite(ratio) ? ratio.toFixed(3) : '');
