import { scorePlace } from '../score-place.ts';
import type { ShownLine } from './excerpt.ts';

/** The words on the picture, in the page's language. */
export interface PictureWords {
  title: string;
  /** "7.4" */
  score: string;
  value: number;
  band: string;
  criteria: { name: string; score: string; value: number }[];
  lines: readonly ShownLine[];
  /** "You", "Hidden". */
  you: string;
  hidden: string;
  /** At the foot: the product's name. */
  tagline: string;
}

/** Colours of the dark theme, whatever theme the page has. */
const ink = {
  bg: '#14110e',
  text: '#f5eee3',
  second: '#c2b7a9',
  third: '#9f9488',
  line: '#352e27',
  rail: '#322b24',
  lamp: '#e9e19e',
};
const display = '"Ysabeau Variable", Optima, sans-serif';
const plain = '"Hanken Grotesk Variable", Arial, sans-serif';

export const pictureSize = { width: 1080, height: 1350 };
const edge = 84;

/** Draws a result on a canvas of {@link pictureSize}. */
export function drawPicture(canvas: HTMLCanvasElement, words: PictureWords): void {
  const { width, height } = pictureSize;
  Object.assign(canvas, { width, height });
  const draw = canvas.getContext('2d');
  if (!draw) return;
  const write = (text: string, x: number, y: number, font: string, colour: string) => {
    draw.font = font;
    draw.fillStyle = colour;
    draw.fillText(text, x, y);
  };
  const bar = (x: number, y: number, wide: number, high: number, colour: string) => {
    draw.fillStyle = colour;
    draw.fillRect(x, y, wide, high);
  };

  bar(0, 0, width, height, ink.bg);
  const pool = draw.createRadialGradient(120, -60, 0, 120, -60, 900);
  pool.addColorStop(0, 'rgba(233, 225, 158, 0.2)');
  pool.addColorStop(1, 'rgba(233, 225, 158, 0)');
  draw.fillStyle = pool;
  draw.fillRect(0, 0, width, height);

  const inner = width - 2 * edge;
  let y = 130;
  for (const line of wrapped(draw, words.title, `400 52px ${display}`, inner, 2)) {
    write(line, edge, y, `400 52px ${display}`, ink.text);
    y += 60;
  }
  y += 190;
  write(words.score, edge - 8, y, `200 236px ${plain}`, ink.text);
  draw.font = `200 236px ${plain}`;
  const beside = edge + draw.measureText(words.score).width + 30;
  write(words.band, beside, y, `400 34px ${plain}`, ink.second);

  y += 50;
  const part = inner / 9;
  bar(edge, y, part * 4 - 4, 12, ink.rail);
  bar(edge + part * 4, y, part * 3 - 4, 12, ink.rail);
  bar(edge + part * 7, y, part * 2, 12, ink.rail);
  bar(edge + (inner * scorePlace(words.value)) / 100 - 3, y - 14, 6, 40, ink.lamp);

  y += 90;
  for (const { name, score, value } of words.criteria.slice(0, 5)) {
    write(fitting(draw, name, `500 28px ${plain}`, 400), edge, y, `500 28px ${plain}`, ink.text);
    bar(edge + 430, y - 14, inner - 430 - 90, 10, ink.rail);
    bar(edge + 430, y - 14, ((inner - 430 - 90) * scorePlace(value)) / 100, 10, ink.text);
    write(score, width - edge - 60, y, `500 28px ${plain}`, ink.text);
    y += 54;
  }

  y += 16;
  bar(edge, y, inner, 1, ink.line);
  y += 50;
  for (const line of words.lines) {
    const rows = line.mine ? wrapped(draw, line.text, `400 28px ${plain}`, inner - 150, 2) : [];
    if (y + Math.max(1, rows.length) * 38 > height - 100) break;
    write(line.mine ? words.you : words.hidden, edge, y, `400 22px ${plain}`, ink.third);
    if (!line.mine) bar(edge + 150, y - 20, Math.min(inner - 150, 120 + line.characters * 5), 24, ink.rail);
    for (const [at, row] of rows.entries()) write(row, edge + 150, y + at * 38, `400 28px ${plain}`, ink.text);
    y += Math.max(1, rows.length) * 38 + 16;
  }
  write(words.tagline, edge, height - 48, `400 26px ${display}`, ink.third);
}

/** Wraps text into lines that fit, up to a limit; text beyond it ends in an ellipsis. */
function wrapped(draw: CanvasRenderingContext2D, text: string, font: string, width: number, most: number): string[] {
  draw.font = font;
  const rows: string[] = [''];
  for (const word of text.split(/\s+/)) {
    const longer = `${rows.at(-1)} ${word}`.trim();
    if (draw.measureText(longer).width <= width || rows.at(-1) === '') rows[rows.length - 1] = longer;
    else rows.push(word);
  }
  if (rows.length <= most) return rows;
  return [...rows.slice(0, most - 1), fitting(draw, rows.slice(most - 1).join(' '), font, width)];
}

function fitting(draw: CanvasRenderingContext2D, text: string, font: string, width: number): string {
  draw.font = font;
  if (draw.measureText(text).width <= width) return text;
  let short = text;
  while (short !== '' && draw.measureText(`${short}…`).width > width) short = short.slice(0, -1);
  return `${short.trimEnd()}…`;
}
