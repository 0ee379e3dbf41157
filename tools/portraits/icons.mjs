// The app's icons, drawn from the logo. Run: node tools/portraits/icons.mjs (writes apps/shell/assets/icons). Renders
// the PNGs in Chromium: Playwright's own, or the one that CHROMIUM_PATH names.
import { readFile, writeFile } from 'node:fs/promises';
import { chromium } from 'playwright';

const folder = new URL('../../apps/shell/assets/icons/', import.meta.url);
const mark = await readFile(new URL('../../libs/shared-ui/src/surfaces/mark.tsx', import.meta.url), 'utf8');
const profile = /'(M12 1a11[^']+)'/.exec(mark)[1];

const ground = '#14110e';
const ivory = '#f5eee3';
const limelight = '#e9e19e';

function icon({ scale, corner, ring = 1 }) {
  const offset = (512 - 24 * scale) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><rect width="512" height="512" rx="${corner}" fill="${ground}"/><g transform="translate(${offset} ${offset}) scale(${scale})"><circle cx="12" cy="12" r="11" fill="none" stroke="${ivory}" stroke-opacity=".45" stroke-width="${ring}"/><path d="${profile}" fill="${limelight}"/></g></svg>\n`;
}

const drawings = {
  'icon.svg': icon({ scale: 15.5, corner: 112 }),
  // The background reaches the edge, and the logo stays within the 80 % circle that no mask crops.
  'icon-maskable.svg': icon({ scale: 12.5, corner: 0 }),
  'favicon.svg': icon({ scale: 19.5, corner: 96, ring: 1.4 }),
};

const pictures = [
  ['icon.svg', 192, 'icon-192.png'],
  ['icon.svg', 512, 'icon-512.png'],
  ['icon-maskable.svg', 192, 'icon-maskable-192.png'],
  ['icon-maskable.svg', 512, 'icon-maskable-512.png'],
  ['icon-maskable.svg', 180, 'apple-touch-icon.png'],
];

for (const [file, drawing] of Object.entries(drawings)) await writeFile(new URL(file, folder), drawing);

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] });
const page = await browser.newPage();
for (const [drawing, size, file] of pictures) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${drawings[drawing]}`);
  const png = await page.screenshot({ omitBackground: true });
  await writeFile(new URL(file, folder), png);
}
await browser.close();
