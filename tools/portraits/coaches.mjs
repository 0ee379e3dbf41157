// Twelve coaches. Run: node tools/portraits/coaches.mjs (writes apps/shell/assets/portraits/<slug>.svg). Original artwork, CC0.
import fs from 'fs';
import { bust } from './bust.mjs';
// gels: [near lamp, mid, far, beam]
const G = {
  moss: ['#6f7a4a', '#323a24', '#12140d', '#e9e2a8'],
  amber: ['#a8692f', '#54301a', '#1a0f0a', '#ffd18a'],
  slate: ['#5b7180', '#2a3640', '#0f1317', '#cfe2e6'],
  rose: ['#a3616a', '#4f2a30', '#190d0f', '#f6c3b4'],
  teal: ['#3f7a72', '#1d3d3a', '#0a1615', '#c3ebd8'],
  rust: ['#a34f36', '#4d2217', '#180b08', '#ffba94'],
  sand: ['#a08a5f', '#51442d', '#18140d', '#f6e3b4'],
  plum: ['#775070', '#372434', '#140c13', '#e6c0d8'],
  ink: ['#47597f', '#202a40', '#0b0e16', '#c5d2f2'],
  olive: ['#86803e', '#3f3c1c', '#15140a', '#f0e69a'],
  clay: ['#b07a58', '#553626', '#1a100b', '#ffd9b5'],
  fir: ['#476b4c', '#203324', '#0b120c', '#d2ebb8'],
};
const SK = {
  porcelain: ['#f0cdb0', '#7d4a3c'],
  fair: ['#ebbd98', '#74422f'],
  olive: ['#dba878', '#633522'],
  tan: ['#c98f5f', '#55301d'],
  brown: ['#a66b42', '#3d2013'],
  deep: ['#84502f', '#2b150d'],
  dark: ['#6d3f27', '#220f09'],
};
const crop =
  'M258,404 C240,300 262,178 400,174 C538,178 560,300 542,404 C540,370 534,344 518,322 C496,292 452,284 404,286 C350,286 304,296 284,326 C268,346 262,374 258,404 Z';
const lapel = ({ hi, lo, c, mix }) =>
  `<path d="M338,706 C320,760 360,860 396,1010 L250,1010 C240,900 262,800 300,745Z" fill="${mix(c, hi, 0.35)}"/><path d="M338,706 C300,736 262,770 250,800 L300,850 L276,872 L396,1010 C372,900 346,800 338,706Z" fill="${hi}"/><path d="M462,706 C500,736 538,770 550,800 L506,850 L528,872 L404,1010 C430,900 456,800 462,706Z" fill="${lo}"/><path d="M396,1010 C372,900 346,800 338,706" fill="none" stroke="${lo}" stroke-width="4" opacity=".6"/>`;
const turtle = ({ hi, lo, c, mix }) =>
  `<path d="M326,690 C330,668 336,650 338,640 C370,672 430,672 462,640 C464,650 470,668 474,690 C478,730 470,750 462,764 C430,790 370,790 338,764 C330,750 322,730 326,690Z" fill="${c}"/>`;
const turtleTop = (c, hi, lo) =>
  `<g transform="translate(0 -46)"><path d="M322,764 C314,720 326,676 334,650 C366,686 434,686 466,650 C474,676 486,720 478,764 C440,796 360,796 322,764Z" fill="${c}"/><path d="M322,764 C314,720 326,676 334,650 C346,666 362,674 376,676 C362,710 362,750 368,784 C350,780 334,774 322,764Z" fill="${hi}"/><path d="M322,764 C360,796 440,796 478,764" fill="none" stroke="${lo}" stroke-width="5" opacity=".7"/><path d="M334,652 C366,688 434,688 466,652" fill="none" stroke="${lo}" stroke-width="4" opacity=".5"/></g>`;
const crew = ({ hi, lo, L, M, S, D }) =>
  `<path d="M318,726 C350,800 450,800 482,726" fill="none" stroke="${lo}" stroke-width="16"/><path d="M318,726 C334,772 366,784 392,785" fill="none" stroke="${hi}" stroke-width="14"/>`;
const shirt = ({ hi, lo, c, mix }) =>
  `<path d="M338,700 C326,716 306,736 290,748 L352,842 L400,780Z" fill="${hi}"/><path d="M462,700 C474,716 494,736 510,748 L452,842 L400,780Z" fill="${mix(c, lo, 0.6)}"/><path d="M400,780 L404,1010" stroke="${lo}" stroke-width="4"/><circle cx="412" cy="868" r="6" fill="${lo}"/><circle cx="414" cy="946" r="6" fill="${lo}"/>`;
const glasses =
  (round, col, shade) =>
  ({ ax }) => {
    const f = (x) =>
      round ? `<circle cx="${x}" cy="420" r="49"/>` : `<rect x="${x - 51}" y="384" width="102" height="72" rx="25"/>`;
    return `<g fill="#fff4dc" fill-opacity=".07" stroke="${col}" stroke-width="7">${f(ax - 65)}</g><g fill="#000" fill-opacity=".1" stroke="${shade}" stroke-width="7">${f(ax + 75)}</g><path d="M${ax - 15},412 C${ax - 4},402 ${ax + 14},402 ${ax + 25},412" fill="none" stroke="${col}" stroke-width="7"/><path d="M${ax - 115},408 L262,398" stroke="${col}" stroke-width="7"/><path d="M${ax + 125},408 L538,398" stroke="${shade}" stroke-width="6"/><path d="M${ax - 100},396 L${ax - 76},388" stroke="#fff4dc" stroke-width="5" stroke-linecap="round" opacity=".7"/>`;
  };
const earring = (c) =>
  `<circle cx="252" cy="486" r="10" fill="${c}"/><circle cx="249" cy="483" r="3.4" fill="#fff6de"/>`;
export const coaches = [
  {
    slug: 'imogen-vale',
    name: 'Imogen Vale',
    craft: 'Public speaking',
    gel: G.moss,
    skin: SK.porcelain,
    age: 1,
    lip: 0.8,
    nose: 42,
    vee: 800,
    hair: { c: '#8f8a82', hi: '#f7efdf' },
    brow: '#6c645c',
    iris: '#4a5a48',
    seed: 3,
    back: 'M400,156 C252,150 206,270 214,400 C218,500 204,570 226,628 C262,650 300,640 330,610 L480,610 C510,640 546,646 576,626 C594,566 584,500 588,400 C594,270 548,150 400,156Z',
    front:
      'M452,196 C380,238 300,272 276,352 C262,420 284,520 262,618 C246,646 224,640 214,622 C196,540 214,470 210,390 C208,262 262,150 404,152 C540,152 594,262 590,390 C588,470 602,552 588,618 C570,642 548,640 538,616 C524,540 546,430 530,352 C516,292 490,236 452,196Z',
    hl: 'M430,176 C340,190 262,250 244,366 C236,440 246,520 232,596 C214,520 228,450 224,386 C226,270 290,176 430,176Z',
    noEar: true,
    cloth: { c: '#2c3a30', x: lapel },
    under: ['#e9dcc4', '#8d7c66'],
  },
  {
    slug: 'baptiste-orlay',
    name: 'Baptiste Orlay',
    craft: 'Home cooking',
    gel: G.amber,
    skin: SK.deep,
    lip: 1.35,
    nose: 50,
    face: { half: 142, jaw: 0.86, chinW: 0.36 },
    hair: { c: '#17100c', hi: '#9a6a44' },
    browT: 1.6,
    seed: 5,
    smile: 7,
    front:
      'M258,398 C246,300 266,186 400,182 C534,186 554,300 542,398 C540,362 532,336 514,318 L500,296 C452,284 350,284 302,296 L286,318 C268,338 260,364 258,398 Z',
    hl: 'M276,330 C276,250 320,200 400,194 C340,214 306,250 298,296 L286,318Z',
    beardX: ({ ax, hair, mix }) =>
      `<path d="M250,440 C272,470 290,520 330,520 C352,512 372,516 ${ax + 2},518 C430,514 456,514 476,522 C510,520 528,470 552,440 L552,640 L250,640Z M${ax - 44},548 C${ax - 34},590 ${ax + 40},590 ${ax + 50},548 C${ax + 30},530 ${ax + 14},528 ${ax + 3},532 C${ax - 8},528 ${ax - 26},530 ${ax - 44},548Z" fill-rule="evenodd" fill="${hair}" opacity=".88"/><path d="M262,452 C276,486 292,530 330,526 C348,560 360,600 372,620 L300,620 C272,580 258,520 262,452Z" fill="#8a5a38" opacity=".28"/>`,
    cloth: {
      c: '#e2d6c0',
      hi: '#fff3da',
      x: ({ hi, lo, c, mix }) =>
        `<path d="M338,704 C316,724 296,742 282,752 L330,800 L408,790Z" fill="${hi}"/><path d="M462,704 C480,722 500,738 516,750 L470,812 L404,792Z" fill="${mix(c, lo, 0.55)}"/><path d="M330,800 C350,880 340,940 346,1010" stroke="${mix(c, lo, 0.5)}" stroke-width="5" fill="none"/><path d="M404,792 C470,850 476,930 478,1010" stroke="${lo}" stroke-width="5" fill="none"/>${[850, 915, 980].map((y) => `<circle cx="376" cy="${y}" r="9" fill="${mix(c, lo, 0.6)}"/><circle cx="446" cy="${y + 6}" r="9" fill="${lo}"/>`).join('')}`,
    },
  },
  {
    slug: 'kaito-lindqvist',
    name: 'Kaito Lindqvist',
    craft: 'Negotiation',
    gel: G.slate,
    skin: SK.fair,
    lip: 0.85,
    nose: 38,
    open: 0.8,
    face: { half: 136, jaw: 0.78, chinW: 0.3 },
    hair: { c: '#17181b', hi: '#8fa5b0' },
    browT: 1.2,
    seed: 9,
    smile: 6,
    front:
      'M256,402 C236,300 250,190 330,168 C420,132 548,170 548,300 C550,340 546,380 542,402 C536,360 528,330 508,306 C470,300 430,292 396,262 C372,300 320,306 290,322 C270,344 262,370 256,402 Z',
    hl: 'M268,330 C262,250 300,190 380,172 C350,206 330,250 320,304 C300,312 284,320 268,330Z',
    cloth: { c: '#23282c', hi: '#6d7f88' },
    over: ({ gc, gHi, gLo, mix }) => turtleTop(gc, mix(gc, gHi, 0.7), '#0b0d0f'),
  },
  {
    slug: 'rosalind-achter',
    name: 'Rosalind Achter',
    craft: 'Interviews',
    gel: G.rose,
    skin: SK.tan,
    lip: 1.15,
    nose: 44,
    hair: { c: '#33170f', hi: '#c56e45' },
    seed: 4,
    smile: 6,
    noEar: true,
    back: 'M400,128 C330,110 250,140 222,200 C170,240 160,320 182,370 C150,430 168,500 204,530 C196,590 240,640 292,632 L508,632 C560,640 606,592 596,530 C634,498 650,430 618,372 C640,318 630,240 578,200 C550,140 470,110 400,128Z',
    front:
      'M402,250 C376,286 322,284 290,322 C276,356 262,380 262,424 C252,470 232,490 240,540 C196,540 176,490 196,440 C168,400 176,340 206,318 C192,260 226,196 280,186 C310,140 380,136 410,160 C460,128 530,150 548,196 C602,206 622,268 600,318 C632,346 634,404 606,440 C624,490 604,540 560,540 C570,490 546,470 540,424 C540,380 526,350 508,320 C470,286 428,290 402,250Z',
    hl: 'M214,430 C196,400 200,350 226,326 C212,276 240,216 290,206 C316,166 366,160 392,176 C340,190 300,230 286,280 C256,310 236,360 244,420 C240,460 226,480 226,512 C204,490 206,456 214,430Z',
    cloth: { c: '#6a2b2b', x: lapel },
    under: ['#1f1513', '#120c09'],
    over: glasses(false, '#e8b98c', '#4a2a20'),
  },
  {
    slug: 'noor-halabieh',
    name: 'Noor Halabieh',
    craft: 'Calm and sleep',
    gel: G.teal,
    skin: SK.olive,
    lip: 0.95,
    nose: 42,
    open: 0.82,
    hair: { c: '#2d5a54', hi: '#d3eee0' },
    brow: '#2a1a12',
    seed: 6,
    smile: 4,
    noEar: true,
    back: 'M400,146 C268,142 212,250 216,380 C214,500 230,600 250,700 L560,720 C580,620 590,500 586,380 C588,250 532,142 400,146Z',
    cloth: {
      c: '#2a544e',
      hi: '#8fc2b2',
      sh: 'M60,1010 C74,880 130,806 236,770 C290,752 300,730 306,700 L500,700 C506,730 520,752 566,770 C676,806 726,880 740,1010 Z',
    },
    front:
      'M400,146 C262,142 206,254 212,384 C208,500 216,590 236,668 C270,742 350,800 470,836 C560,800 592,700 588,600 C594,520 590,450 588,384 C594,254 538,142 400,146Z M400,238 C486,240 532,310 530,402 C526,480 498,560 440,606 C420,620 380,620 360,606 C304,560 276,480 270,402 C268,310 316,240 400,238Z',
    hl: 'M396,160 C290,160 226,260 230,384 C226,490 236,580 254,650 C246,560 248,470 252,396 C250,300 300,220 396,214 C420,196 420,170 396,160Z',
    over: ({ mix, hair, hairHi }) =>
      `<path d="M236,668 C280,660 330,640 372,612 C420,660 500,690 584,640 C580,740 540,810 470,836 C350,800 270,742 236,668Z" fill="${mix(hair, '#0a1413', 0.25)}"/><path d="M238,668 C290,664 336,644 372,614 C388,640 420,664 450,676 C400,700 300,720 252,700Z" fill="${mix(hair, hairHi, 0.38)}"/><path d="M262,716 C330,760 420,770 520,742" fill="none" stroke="${mix(hair, hairHi, 0.5)}" stroke-width="6" opacity=".55"/><path d="M290,752 C350,792 420,800 490,788" fill="none" stroke="#0d1f1c" stroke-width="7" opacity=".6"/><path d="M300,236 C340,196 460,190 512,250" fill="none" stroke="#10211e" stroke-width="5" opacity=".4"/>`.replace(
        'fill-rule',
        'fill-rule',
      ),
    evenodd: true,
  },
  {
    slug: 'dov-harrowgate',
    name: 'Dov Harrowgate',
    craft: 'Storytelling',
    gel: G.rust,
    skin: SK.fair,
    age: 1,
    lip: 0.8,
    nose: 52,
    face: { half: 142, jaw: 0.86, chinW: 0.34, top: 188 },
    hair: { c: '#5a2c18', hi: '#e09a63' },
    browT: 2,
    seed: 8,
    smile: 5,
    front: '',
    beardX: ({ ax, hair, hairHi, mix }) => '',
    over: (o) => {
      const { ax, hair, hairHi, mix } = o;
      return (
        `<path d="M258,440 C262,470 280,516 318,526 C340,506 372,506 ${ax + 2},516 C${ax + 34},506 458,508 482,526 C520,516 538,470 542,440 C560,520 548,620 500,676 C460,720 430,740 402,742 C368,740 336,716 300,672 C252,610 240,520 258,440Z M${ax - 42},547 C${ax - 34},584 ${ax + 40},584 ${ax + 48},547 C${ax + 30},532 ${ax + 14},532 ${ax + 3},538 C${ax - 8},532 ${ax - 26},532 ${ax - 42},547Z" fill-rule="evenodd" fill="${hair}"/><path d="M258,444 C264,476 282,520 318,528 C334,516 350,512 366,514 C340,530 330,560 340,600 C350,650 372,700 396,738 C366,734 330,706 300,672 C254,610 242,520 258,444Z" fill="${mix(hair, hairHi, 0.55)}"/><path d="M286,560 C300,610 320,650 346,684 M312,556 C322,610 344,660 374,706 M276,520 C282,570 296,620 318,652" stroke="${mix(hair, '#000000', 0.25)}" stroke-width="5" fill="none" stroke-linecap="round" opacity=".5"/><path d="M470,560 C472,620 456,670 430,712 M500,556 C500,610 488,650 466,684" stroke="#120806" stroke-width="5" fill="none" stroke-linecap="round" opacity=".5"/>` +
        glasses(true, '#2a1710', '#120906')(o) +
        `<path d="M300,262 C320,222 356,204 392,202" stroke="#ffe7cc" stroke-width="16" fill="none" stroke-linecap="round" opacity=".35"/>`
      );
    },
    cloth: { c: '#3a2a24', x: shirt, hi: '#a06c4c' },
  },
  {
    slug: 'zuri-marlowe',
    name: 'Zuri Marlowe',
    craft: 'Leadership',
    gel: G.sand,
    skin: SK.dark,
    lip: 1.45,
    nose: 48,
    hair: { c: '#140e0b', hi: '#86603c' },
    seed: 2,
    smile: 6,
    scale: 1.12,
    vee: 790,
    browR: -3,
    back: 'M400,64 C300,60 214,120 204,230 C190,310 214,370 250,400 L550,400 C588,370 612,310 596,230 C586,120 500,60 400,64Z',
    front:
      'M256,396 C226,330 250,196 400,190 C550,196 574,330 544,396 C540,352 524,318 494,296 C456,276 344,276 306,296 C276,318 262,352 256,396 Z',
    hl: 'M232,300 C216,220 262,110 372,88 C300,130 268,200 270,290 C262,320 256,340 252,362 C240,344 234,322 232,300Z',
    earX: `<circle cx="246" cy="512" r="30" fill="none" stroke="#e8bf6a" stroke-width="7"/>`,
    cloth: { c: '#c8a75e', hi: '#f6dfa2', x: lapel },
    under: ['#1b120d', '#120c09'],
  },
  {
    slug: 'mateus-brandt',
    name: 'Mateus Brandt',
    craft: 'Strength',
    gel: G.ink,
    skin: SK.brown,
    lip: 1.2,
    nose: 48,
    face: { half: 142, jaw: 0.9, chinW: 0.38 },
    hair: { c: '#15110f', hi: '#6f7fa8' },
    browT: 1.7,
    seed: 11,
    smile: 6,
    front:
      'M262,372 C256,330 262,290 272,262 C256,190 300,138 404,136 C506,138 546,190 530,262 C540,290 544,330 538,372 C532,340 526,318 516,300 C470,282 336,282 286,300 C274,318 268,340 262,372 Z',
    hl: 'M276,256 C264,200 300,156 380,148 C330,172 306,210 306,280 L288,296 C280,300 272,270 276,256Z',
    beardX: ({ ax, hair }) =>
      `<path d="M250,430 C270,470 286,540 326,560 C350,590 440,596 470,562 C514,540 530,470 552,430 L552,640 L250,640Z" fill="${hair}" opacity=".34"/>`,
    cloth: {
      c: '#2b3346',
      hi: '#8e9dc4',
      sh: 'M40,1010 C44,870 104,790 236,752 C306,734 324,722 330,696 L470,696 C476,722 494,734 564,752 C696,790 756,870 760,1010 Z',
      x: ({ hi, lo, c, mix }) =>
        `<path d="M300,720 C316,830 366,870 404,880 C442,870 484,830 500,720 L540,760 C520,880 450,930 404,936 C352,930 280,880 262,760Z" fill="${mix(c, lo, 0.5)}"/><path d="M300,722 C316,830 366,872 404,880 L404,934 C352,930 280,880 262,760Z" fill="${hi}"/><path d="M366,916 C362,950 366,980 362,1010 M440,916 C446,950 442,980 446,1010" stroke="${mix(c, hi, 0.7)}" stroke-width="8" fill="none"/>`,
    },
    under: ['#1a1f2b', '#10131b'],
    vee: 742,
  },
  {
    slug: 'anila-kestrel',
    name: 'Anila Kestrel',
    craft: 'Money talks',
    gel: G.plum,
    skin: SK.tan,
    lip: 1.05,
    nose: 44,
    hair: { c: '#1c110f', hi: '#8f5f62' },
    seed: 12,
    smile: 5,
    back: 'M400,168 C250,164 232,280 244,420 C246,450 254,474 274,488 L526,488 C546,474 554,450 556,420 C568,280 550,164 400,168Z',
    backX: `<ellipse cx="500" cy="616" rx="92" ry="76" fill="#1a100e"/><path d="M430,640 C450,690 540,690 582,640" fill="none" stroke="#5a3a3c" stroke-width="6" opacity=".6"/>`,
    front:
      'M396,196 C392,250 300,276 276,352 C266,392 264,420 262,446 C238,400 230,330 246,270 C266,196 326,162 400,162 C474,162 534,196 554,270 C570,330 562,400 538,446 C536,420 534,392 524,352 C500,276 404,250 396,196Z',
    hl: 'M384,180 C310,190 262,240 256,320 C254,350 254,380 258,406 C240,360 240,310 252,272 C272,206 322,178 384,180Z',
    earX: `<path d="M250,478 l0,26" stroke="#e9c98a" stroke-width="5"/><path d="M250,500 l13,22 l-13,22 l-13,-22Z" fill="#e9c98a"/>`,
    cloth: {
      c: '#6b3f5e',
      hi: '#d9a3c4',
      x: ({ hi, lo, c, mix }) =>
        `<path d="M328,712 C350,770 380,800 398,812 L398,930 C360,880 320,800 306,738Z" fill="${hi}"/><path d="M472,712 C450,770 420,800 402,812 L402,930 C440,880 480,800 494,738Z" fill="${lo}"/><path d="M400,812 L400,960" stroke="#e9c98a" stroke-width="4"/>${[850, 890, 930].map((y) => `<circle cx="400" cy="${y}" r="6" fill="#e9c98a"/>`).join('')}`,
    },
    over: ({ ax }) => `<circle cx="${ax + 10}" cy="352" r="6" fill="#7d1f2c"/>`,
  },
  {
    slug: 'wes-tallgrass',
    name: 'Wes Tallgrass',
    craft: 'Parenting',
    gel: G.clay,
    skin: SK.olive,
    age: 0.6,
    lip: 0.8,
    nose: 48,
    hair: { c: '#4a2e1c', hi: '#d59a66' },
    browT: 1.6,
    seed: 14,
    smile: 6,
    back: 'M400,160 C260,160 226,270 232,390 C226,450 232,510 256,540 L548,540 C574,510 576,450 568,390 C574,270 540,160 400,160Z',
    front:
      'M330,214 C356,260 470,270 512,318 C528,350 536,392 540,430 C548,470 560,500 556,528 C590,500 590,440 576,390 C590,300 560,190 470,166 C400,140 300,150 262,214 C222,262 222,330 228,390 C214,440 216,496 246,526 C240,490 254,460 262,426 C262,380 276,340 290,316 C310,290 336,260 330,214Z',
    hl: 'M250,410 C232,350 236,270 280,222 C310,186 350,176 380,176 C346,200 330,214 330,214 C330,250 306,286 286,316 C268,346 262,380 260,420 C252,450 240,470 240,496 C228,470 238,440 250,410Z',
    over: ({ ax, hair, hairHi, mix }) =>
      `<path d="M${ax - 58},546 C${ax - 52},520 ${ax - 20},508 ${ax + 3},518 C${ax + 26},508 ${ax + 58},520 ${ax + 64},546 C${ax + 44},540 ${ax + 24},542 ${ax + 3},534 C${ax - 18},542 ${ax - 38},540 ${ax - 58},546Z" fill="${mix(hair, '#120906', 0.35)}"/><path d="M${ax - 56},544 C${ax - 50},522 ${ax - 20},510 ${ax},518 C${ax - 20},524 ${ax - 40},530 ${ax - 56},544Z" fill="${mix(hair, hairHi, 0.55)}"/>`,
    cloth: {
      c: '#7a3f2a',
      hi: '#dc9468',
      x: (o) =>
        `${[120, 220, 320, 420, 520, 620].map((x, i) => `<path d="M${x},700 L${x - 10},1010" stroke="${o.lo}" stroke-width="14" opacity=".35"/>`).join('')}${[800, 870, 940].map((y) => `<path d="M40,${y} L760,${y + 8}" stroke="${o.lo}" stroke-width="14" opacity=".35"/>`).join('')}` +
        shirt(o),
    },
  },
  {
    slug: 'ingrid-solheim',
    name: 'Ingrid Solheim',
    craft: 'Voice',
    gel: G.olive,
    skin: SK.porcelain,
    lip: 0.95,
    nose: 40,
    hair: { c: '#b98a4e', hi: '#fff0c4' },
    brow: '#8a6138',
    iris: '#35505a',
    seed: 15,
    smile: 6,
    back: 'M400,62 C340,60 306,104 316,150 C322,190 360,206 400,206 C440,206 478,190 484,150 C494,104 460,60 400,62Z',
    front:
      'M256,410 C238,310 258,184 400,178 C542,184 562,310 544,410 C540,364 526,322 496,296 C450,262 432,262 392,258 C350,264 316,280 296,306 C270,338 262,372 256,410 Z',
    hl: 'M270,340 C268,260 310,200 392,192 C350,216 330,240 320,280 C296,300 282,320 270,340Z M338,140 C334,104 362,80 396,78 C372,96 362,130 366,176 C350,168 340,156 338,140Z',
    earX: earring('#efe3c4'),
    cloth: { c: '#d9cfae', hi: '#fffbe4' },
    over: ({ gc, gHi, gLo, mix }) => turtleTop(gc, gHi, gLo),
  },
  {
    slug: 'fenwick-ashby',
    name: 'Fenwick Ashby',
    craft: 'Toasts and tributes',
    gel: G.fir,
    skin: SK.fair,
    age: 1.6,
    lip: 0.6,
    nose: 54,
    open: 0.85,
    face: { half: 136, jaw: 0.8, chinW: 0.34 },
    hair: { c: '#b9b3a5', hi: '#fffaf0' },
    brow: '#cfc8b8',
    browT: 2.4,
    iris: '#4a5f66',
    seed: 16,
    smile: 5,
    back: 'M400,166 C262,160 226,250 236,360 C214,400 222,446 252,470 L548,470 C580,446 588,400 564,360 C574,250 538,160 400,166Z',
    front:
      'M262,408 C226,390 222,330 242,290 C240,200 310,140 410,142 C520,140 566,210 560,292 C578,330 574,390 538,408 C538,370 530,330 506,296 C500,250 440,226 380,232 C340,238 310,262 296,300 C274,330 264,370 262,408 Z',
    hl: 'M252,380 C238,340 250,300 262,280 C262,210 320,162 400,160 C350,180 312,220 300,276 C276,310 264,350 260,396Z',
    cloth: { c: '#33402f', hi: '#93a67c', x: lapel },
    under: ['#efe6d2', '#8d8268'],
    over: ({ ax }) =>
      `<g transform="translate(0 -40)"><path d="M346,776 C366,764 388,770 400,780 C414,770 438,764 458,778 C464,800 458,822 444,830 C424,826 410,812 402,802 C392,814 378,828 358,832 C342,822 338,798 346,776Z" fill="#8c2f2a"/><path d="M346,776 C366,764 388,770 400,780 L400,804 C390,816 376,828 358,832 C342,822 338,798 346,776Z" fill="#c8604c"/></g><path d="M${ax - 58},546 C${ax - 48},524 ${ax - 20},514 ${ax + 3},520 C${ax + 26},514 ${ax + 52},524 ${ax + 62},546 C${ax + 40},538 ${ax + 22},540 ${ax + 3},532 C${ax - 16},540 ${ax - 36},538 ${ax - 58},546Z" fill="#8f897a"/><path d="M${ax - 56},544 C${ax - 46},526 ${ax - 20},516 ${ax + 2},521 C${ax - 20},526 ${ax - 40},532 ${ax - 56},544Z" fill="#f3ecdc"/>`,
  },
];

const here = new URL('../../apps/shell/assets/portraits/', import.meta.url);
for (const c of coaches) {
  let s = bust(c);
  if (c.evenodd) s = s.replace(/(<path d="M400,146 C262,142[^"]+")/, '$1 fill-rule="evenodd"');
  fs.writeFileSync(new URL(c.slug + '.svg', here), s);
}
