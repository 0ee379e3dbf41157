import { css, Global } from '@emotion/react';
import type { ReactNode } from 'react';

/* Black on white whatever the theme: these override the tokens of both. Buttons are not printed. */
const onPaper = css`
  @media print {
    @page {
      margin: 16mm 15mm 18mm;
    }
    html:root,
    html:root [data-theme] {
      color-scheme: light;
      --bg: #fff;
      --bg-deep: #fff;
      --surface-1: #fff;
      --surface-2: #f1ede5;
      --surface-3: #ddd6ca;
      --text: #1d1915;
      --text-2: #453d35;
      --text-3: #5b5248;
      --line: #d5cdc0;
      --line-strong: #857a6c;
      --accent: #34513a;
      --good: #3a6530;
      --warn: #855508;
      --bad: #a23a23;
      --pool: none;
      --edge: 0px;
      --fs-body: 10.5pt;
      --fs-small: 9.5pt;
      --fs-fine: 8.5pt;
      --s-6: 18px;
      --s-7: 22px;
      -webkit-print-color-adjust: exact;
      print-color-adjust: exact;
    }
    body header,
    body footer,
    body nav,
    body button,
    #main ~ *,
    [data-paper='none'] {
      /* Overrides the display values that these elements set themselves. */
      display: none !important;
    }
    h1,
    h2,
    h3 {
      break-after: avoid;
    }
    li,
    tr,
    svg,
    [data-paper='whole'] {
      break-inside: avoid;
    }
    #main svg {
      min-width: 0;
    }
  }
`;

/** Print styles for the notes, A4 or letter, while mounted. */
export function PrintLook(): ReactNode {
  return <Global styles={onPaper} />;
}
