// Props for lessons, recipes and scenes, and the people of custom scenes. Run: node tools/portraits/props.mjs (writes
// apps/shell/assets/art/<name>.svg). Original artwork, CC0.
import fs from 'fs';
import { strangers } from './strangers.mjs';
const G = {
  moss: ['#6f7a4a', '#323a24', '#12140d', '#e9e2a8'],
  amber: ['#a8692f', '#54301a', '#1a0f0a', '#ffd18a'],
  slate: ['#5b7180', '#2a3640', '#0f1317', '#cfe2e6'],
  rose: ['#a3616a', '#4f2a30', '#190d0f', '#f6c3b4'],
  teal: ['#3f7a72', '#1d3d3a', '#0a1615', '#c3ebd8'],
  sand: ['#a08a5f', '#51442d', '#18140d', '#f6e3b4'],
  plum: ['#775070', '#372434', '#140c13', '#e6c0d8'],
  fir: ['#476b4c', '#203324', '#0b120c', '#d2ebb8'],
  ink: ['#47597f', '#202a40', '#0b0e16', '#c5d2f2'],
  rust: ['#a34f36', '#4d2217', '#180b08', '#ffba94'],
  olive: ['#86803e', '#3f3c1c', '#15140a', '#f0e69a'],
  clay: ['#b07a58', '#553626', '#1a100b', '#ffd9b5'],
};
const hex = (h) => [1, 3, 5].map((k) => parseInt(h.slice(k, k + 2), 16));
const mix = (a, b, t) => {
  const x = hex(a),
    y = hex(b);
  return (
    '#' +
    x
      .map((v, i) =>
        Math.round(v + (y[i] - v) * t)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')
  );
};
const cyl = (x, y, w, h, a, b, c) =>
  `<path d="M${x},${y} v${h} a${w / 2},${w * 0.13} 0 0 0 ${w},0 v${-h}Z" fill="${b}"/><path d="M${x},${y} v${h} a${w / 2},${w * 0.13} 0 0 0 ${w * 0.34},${w * 0.12} v${-h}Z" fill="${a}"/><ellipse cx="${x + w / 2}" cy="${y}" rx="${w / 2}" ry="${w * 0.13}" fill="${c}"/>`;
const P = {
  ...strangers,
  keys: [
    'sand',
    'Keys on a counter',
    () =>
      `<ellipse cx="610" cy="690" rx="330" ry="36" fill="#0a0805" opacity=".6"/><path d="M170,620 L1030,560 L1080,640 L150,720Z" fill="#2a2315"/><path d="M170,620 L600,590 L520,692 L150,720Z" fill="#8f7a4c"/><circle cx="470" cy="520" r="86" fill="none" stroke="#1d180e" stroke-width="20"/><path d="M384,520 a86,86 0 0 1 110,-82" fill="none" stroke="#f6e3b4" stroke-width="16" stroke-linecap="round"/><g transform="rotate(18 540 560)"><circle cx="590" cy="566" r="52" fill="#4a3f26"/><path d="M590,514 a52,52 0 0 0 -20,100 c-10,-30 -4,-70 20,-100Z" fill="#e9d6a3"/><circle cx="572" cy="566" r="15" fill="#15110a"/><path d="M636,552 h220 v26 h-24 v24 h-26 v-24 h-26 v32 h-28 v-32 h-116Z" fill="#5b4d2e"/><path d="M636,552 h220 l-10,10 h-210Z" fill="#f2e2b4"/></g><g transform="rotate(-16 520 580)"><circle cx="560" cy="624" r="44" fill="#33291a"/><path d="M560,580 a44,44 0 0 0 -18,84 c-8,-26 -2,-58 18,-84Z" fill="#cdb57a"/><path d="M600,614 h170 v22 h-20 v20 h-24 v-20 h-24 v26 h-22 v-26 h-80Z" fill="#3d3220"/><path d="M600,614 h170 l-8,8 h-162Z" fill="#d8c48c"/></g>`,
  ],
  pan: [
    'amber',
    'A pan on a table',
    () =>
      `<ellipse cx="600" cy="652" rx="270" ry="46" fill="#0b0604" opacity=".6"/><path d="M740,560 L1050,500 a16,16 0 0 1 8,32 L760,610Z" fill="#1c120d"/><path d="M740,560 L1050,500 a16,16 0 0 1 12,10 L746,580Z" fill="#7b4d2c"/><path d="M260,560 C270,660 330,690 500,690 C670,690 730,660 740,560Z" fill="#2a1a12"/><path d="M260,560 C270,660 330,690 400,690 C350,660 330,620 326,560Z" fill="#c98a52"/><ellipse cx="500" cy="560" rx="240" ry="46" fill="#120b08"/><ellipse cx="490" cy="566" rx="196" ry="32" fill="#d9963f"/><path d="M300,560 C360,530 470,530 500,566 C440,596 330,592 300,560Z" fill="#f6cf86"/><g fill="#3d5a2c"><ellipse cx="420" cy="556" rx="26" ry="9"/><ellipse cx="540" cy="574" rx="30" ry="8" /><ellipse cx="600" cy="560" rx="22" ry="7"/></g><g fill="none" stroke="#ffe3b5" stroke-width="8" stroke-linecap="round" opacity=".3"><path d="M420,480 C390,430 450,400 420,340"/><path d="M510,470 C480,410 540,380 510,310"/><path d="M596,480 C570,430 626,400 600,350"/></g>`,
  ],
  chairs: [
    'slate',
    'Two chairs facing each other',
    () => {
      const ch = (x, f, a, b, c) =>
        `<g transform="translate(${x} 0) scale(${f} 1)"><path d="M0,330 C-18,330 -26,344 -24,360 L-6,560 L40,560 L26,350 C24,336 14,330 0,330Z" fill="${a}"/><path d="M-6,540 L210,540 C224,540 228,566 214,572 L-2,580Z" fill="${b}"/><path d="M0,576 L-26,720 M34,574 L30,720 M176,572 L190,720 M206,570 L232,720" stroke="${c}" stroke-width="13" stroke-linecap="round"/></g>`;
      return (
        `<ellipse cx="420" cy="726" rx="180" ry="20" fill="#05080b" opacity=".55"/><ellipse cx="850" cy="726" rx="190" ry="20" fill="#05080b" opacity=".55"/>` +
        ch(320, 1, '#cfe0e4', '#8fa7b2', '#6d838e') +
        ch(900, -1, '#1c252c', '#141b20', '#10161a')
      );
    },
  ],
  mic: [
    'moss',
    'A microphone in a beam of light',
    () =>
      `<ellipse cx="640" cy="744" rx="170" ry="22" fill="#060804" opacity=".6"/><path d="M600,420 L600,738" stroke="#1b1f14" stroke-width="16"/><path d="M596,420 L596,738" stroke="#c9cda0" stroke-width="5"/><ellipse cx="600" cy="738" rx="96" ry="16" fill="#1a1e13"/><path d="M506,736 a96,16 0 0 1 70,-13 l0,6Z" fill="#b6bb8d"/><g transform="rotate(-16 600 330)"><rect x="552" y="170" width="96" height="170" rx="48" fill="#2a2f1e"/><path d="M552,218 a48,48 0 0 1 40,-47 l0,168 a48,48 0 0 1 -40,-47Z" fill="#e8e6bd"/><g stroke="#12150c" stroke-width="5" opacity=".55"><path d="M552,220h96M552,246h96M552,272h96M552,298h96"/></g><path d="M572,340 h56 l-8,90 h-40Z" fill="#191d12"/><path d="M572,340 h20 l-2,90 h-10Z" fill="#a9ae82"/></g>`,
  ],
  breath: [
    'teal',
    'Rings on still water',
    () =>
      [330, 260, 190, 124, 62]
        .map(
          (r, i) =>
            `<ellipse cx="600" cy="520" rx="${r * 1.4}" ry="${r * 0.5}" fill="none" stroke="#c3ebd8" stroke-opacity="${0.12 + i * 0.13}" stroke-width="${4 + i}"/><path d="M${600 - r * 1.4},520 A${r * 1.4},${r * 0.5} 0 0 1 600,${520 - r * 0.5}" fill="none" stroke="#f2fff7" stroke-opacity="${0.25 + i * 0.12}" stroke-width="${5 + i}" stroke-linecap="round"/>`,
        )
        .join('') +
      `<circle cx="600" cy="300" r="30" fill="#0d2422"/><path d="M600,270 a30,30 0 0 0 0,60 c-14,-18 -14,-42 0,-60Z" fill="#eafff4"/>`,
  ],
  stairs: [
    'plum',
    'A staircase climbing into light',
    () =>
      [0, 1, 2, 3, 4]
        .map((i) => {
          const x = 300 + i * 130,
            y = 690 - i * 88;
          return `<path d="M${x},${y} h130 v${740 - y} h-130Z" fill="${mix('#2a1a27', '#5d3c56', i / 5)}"/><path d="M${x},${y} h130 l-18,26 h-112Z" fill="${mix('#a87a9e', '#fbe3f2', i / 5)}"/><path d="M${x},${y} v${740 - y} h20 v${-(740 - y) + 26}Z" fill="${mix('#8d6485', '#e8c5dc', i / 5)}" opacity=".75"/>`;
        })
        .join(''),
  ],
  letter: [
    'fir',
    'A letter on a desk',
    () =>
      `<ellipse cx="640" cy="690" rx="340" ry="34" fill="#060a06" opacity=".55"/><path d="M330,330 L820,270 L900,620 L400,690Z" fill="#e9e2cc"/><path d="M330,330 L820,270 L632,500Z" fill="#fffbea"/><path d="M820,270 L900,620 L632,500Z" fill="#a9a68c"/><path d="M330,330 L632,500 L400,690Z" fill="#d3cdb3"/><path d="M330,330 L632,500 L820,270" fill="none" stroke="#77755e" stroke-width="5"/><circle cx="632" cy="498" r="42" fill="#7a2a24"/><path d="M632,456 a42,42 0 0 0 0,84 c-24,-22 -24,-62 0,-84Z" fill="#d27260"/>`,
  ],
  table: [
    'rose',
    'An empty chair across a table',
    () =>
      `<ellipse cx="600" cy="730" rx="380" ry="30" fill="#0a0405" opacity=".55"/><path d="M250,520 L950,520 L1010,590 L190,590Z" fill="#6e3b3f"/><path d="M250,520 L560,520 L430,590 L190,590Z" fill="#f0bfae"/><path d="M190,590 h820 v26 h-820Z" fill="#2c1618"/><path d="M240,616 l-20,120 M960,616 l24,120" stroke="#2c1618" stroke-width="20"/>${cyl(610, 440, 84, 100, '#f5d5c6', '#8e5356', '#3b1f21')}<path d="M694,462 c40,-4 40,60 0,58" fill="none" stroke="#6e3b3f" stroke-width="10"/><path d="M360,500 l150,-16 l30,34 l-160,18Z" fill="#fff3ea"/><path d="M390,504 l100,-10 M398,514 l104,-10" stroke="#b98b80" stroke-width="4"/>`,
  ],
};
for (const [n, [g, t, f]] of Object.entries(P)) {
  const c = G[g];
  let s = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800" role="img" aria-label="${t}"><title>${t}</title><defs><radialGradient id="bg" cx=".16" cy=".0" r="1.15"><stop offset="0" stop-color="${c[0]}"/><stop offset=".42" stop-color="${c[1]}"/><stop offset="1" stop-color="${c[2]}"/></radialGradient><linearGradient id="beam" x1="0" y1="0" x2=".8" y2="1"><stop offset="0" stop-color="${c[3]}" stop-opacity=".5"/><stop offset=".8" stop-color="${c[3]}" stop-opacity="0"/></linearGradient><linearGradient id="fl" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="${mix(c[1], c[3], 0.12)}"/><stop offset="1" stop-color="${mix(c[2], '#000000', 0.2)}"/></linearGradient><filter id="gr" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".82" numOctaves="2" seed="4"/><feColorMatrix values="0 0 0 0 1  0 0 0 0 .93  0 0 0 0 .82  .9 0 0 0 -.38"/></filter></defs><rect width="1200" height="800" fill="url(#bg)"/><rect y="640" width="1200" height="160" fill="url(#fl)" opacity=".55"/><path d="M-40,-40 L420,-40 L1160,800 L380,800Z" fill="url(#beam)"/>${f()}<rect width="1200" height="800" filter="url(#gr)" opacity=".13"/></svg>`;
  s = s.replace(/(id="|url\(#)([a-z]+)/g, (m, a, b) => a + n.slice(0, 3) + '-' + b);
  fs.writeFileSync(new URL(`../../apps/shell/assets/art/${n}.svg`, import.meta.url), s);
}
