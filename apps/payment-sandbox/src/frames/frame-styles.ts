/*
 * Every value that the page can change is a Stripe Appearance API variable; the fallback after the comma applies if the
 * page sets none.
 */
const base = `
*, *::before, *::after { box-sizing: border-box; }
/* The same scheme as the element it stands in, or browsers lay a plain background below it. All colours are the page's. */
html { color-scheme: light; -webkit-text-size-adjust: 100%; }
body { margin: 0; background: transparent; color: var(--colorText, CanvasText); font: 400 var(--fontSizeBase, 16px)/1.55 var(--fontFamily, system-ui, sans-serif); -webkit-font-smoothing: antialiased; }
:focus-visible { outline: 2px solid var(--colorPrimary, Highlight); outline-offset: 1px; }
`;

export const cardFormStyles = `${base}
/* Room for the focus ring, which the frame would cut off. */
form { display: grid; gap: 18px; margin: 0; padding: 3px; }
.pair { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 16px; }
.field { display: grid; gap: 6px; align-content: start; min-width: 0; }
.field[hidden] { display: none; }
label { font-size: 14.5px; font-weight: 500; color: var(--colorTextSecondary, inherit); }
input, select { width: 100%; min-height: 50px; padding: 12px 14px; border: 1px solid var(--colorBorder, GrayText); border-radius: var(--borderRadius, 8px); background: var(--colorBackground, Field); color: inherit; font: inherit; font-variant-numeric: tabular-nums; appearance: none; }
select { text-overflow: ellipsis; }
option { background: var(--colorBackground, Field); color: var(--colorText, FieldText); }
::placeholder { color: var(--colorTextPlaceholder, GrayText); opacity: 1; }
input:hover, select:hover { border-color: var(--colorTextSecondary, GrayText); }
input:focus, select:focus { outline: 2px solid var(--colorPrimary, Highlight); outline-offset: 1px; border-color: transparent; }
[aria-invalid='true'] { border-color: var(--colorDanger, red); }
input:disabled, select:disabled { color: var(--colorTextPlaceholder, GrayText); }
.note { font-size: 13px; line-height: 1.45; color: var(--colorDanger, red); }
.note:empty { display: none; }
`;

export const challengeStyles = `${base}
:root { --colorText: #f5eee3; --colorPrimary: #f5eee3; color-scheme: dark; }
body { min-height: 100vh; padding: 28px 24px; background: #1c1814; font-family: system-ui, sans-serif; }
@media (prefers-color-scheme: light) { :root { --colorText: #1d1915; --colorPrimary: #1d1915; color-scheme: light; } body { background: #fffdf9; } }
h1 { margin: 0 0 8px; font-size: 24px; line-height: 1.2; font-weight: 500; }
p { margin: 0; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 10px 24px; margin: 24px 0; padding: 16px 0; border-block: 1px solid currentColor; }
dd { margin: 0; text-align: right; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
.buttons { display: flex; flex-wrap: wrap; gap: 12px; }
button { min-height: 48px; padding: 10px 22px; border: 1px solid currentColor; border-radius: 8px; background: transparent; color: inherit; font: inherit; font-weight: 600; cursor: pointer; }
button:disabled { opacity: .6; cursor: default; }
[role=alert] { margin-top: 16px; }
[role=alert]:empty { display: none; }
`;
