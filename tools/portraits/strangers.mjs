// People across the table in scenes that users write: half in light, without a face. Each differs in head, profile, hair
// and shoulders. Original artwork, CC0.

// Edge of the light on the face, from the chin up to the forehead.
const profiles = {
  even: 'C610,520 596,500 606,478 C590,468 612,452 600,440 C640,424 606,392 604,372 C600,338 620,320 606,286 C600,262 604,236 600,210Z',
  snub: 'C606,522 598,502 602,480 C592,470 606,454 600,442 C630,432 610,398 600,376 C598,340 612,318 602,288 C598,262 602,236 600,210Z',
  long: 'C616,518 596,502 612,476 C592,468 612,450 602,438 C658,428 616,384 606,362 C602,332 628,312 608,282 C602,258 604,234 600,210Z',
};

// Each: the hair in shadow, and its lit part.
const hairs = {
  swept: [
    'M462,372 C440,250 500,172 606,174 C716,178 764,262 738,376 C728,318 704,272 640,262 C560,250 486,286 462,372Z',
    'M462,372 C440,250 500,172 600,174 C560,206 566,240 520,274 C486,298 470,330 462,372Z',
  ],
  bob: [
    'M452,560 C424,440 428,300 470,238 C530,150 680,150 736,238 C776,306 774,440 748,560 C728,520 736,420 724,350 C690,320 640,290 622,254 C580,296 520,322 478,344 C466,420 470,510 452,560Z',
    'M452,560 C424,440 428,300 470,238 C504,190 556,170 606,172 C560,210 556,262 520,300 C486,336 482,460 452,560Z',
  ],
  fringe: [
    'M468,330 C470,238 520,186 600,186 C684,186 732,240 732,330 C712,280 690,250 660,244 C620,236 560,238 520,256 C494,268 478,296 468,330Z',
    'M468,330 C470,238 520,186 600,186 C570,206 580,226 544,246 C506,266 482,290 468,330Z',
  ],
  curls: [
    'M444,410 C410,392 402,340 424,312 C404,262 434,214 476,206 C492,152 556,130 600,146 C646,128 712,152 726,206 C770,216 798,264 776,312 C798,342 790,392 756,410 C744,380 738,350 728,330 C700,272 650,258 600,258 C550,258 500,272 472,330 C462,352 456,382 444,410Z',
    'M444,410 C410,392 402,340 424,312 C404,262 434,214 476,206 C492,152 552,132 596,146 C560,172 566,204 530,226 C540,262 500,270 486,300 C470,330 458,372 444,410Z',
  ],
  bun: [
    'M560,160 C560,96 664,96 664,160 C664,174 660,186 652,194 C708,214 744,278 736,362 C724,292 680,238 600,234 C520,238 480,292 464,362 C452,262 502,184 576,178 C566,174 560,168 560,160Z',
    'M464,362 C452,262 502,184 576,178 C566,174 560,168 560,160 C560,112 616,100 630,114 C596,122 592,150 606,176 C560,196 548,228 520,252 C492,280 474,318 464,362Z',
  ],
  long: [
    'M450,640 C428,490 424,300 470,230 C530,150 680,150 734,232 C778,300 774,490 752,640 C730,650 712,636 710,606 C730,510 736,400 722,330 C690,270 650,240 600,236 C550,240 500,280 478,340 C466,420 474,530 492,610 C488,638 468,650 450,640Z',
    'M450,640 C428,490 424,300 470,230 C506,180 552,164 600,166 C556,204 520,250 498,300 C478,350 470,440 480,530 C484,566 488,590 492,610 C488,638 468,650 450,640Z',
  ],
  cropped: [
    'M470,336 C464,250 518,194 600,194 C682,194 738,250 730,336 C724,296 706,256 676,236 C632,216 568,216 526,236 C496,256 478,296 470,336Z',
    'M470,336 C464,250 518,194 600,194 C564,206 548,218 530,236 C502,256 482,296 470,336Z',
  ],
  full: [
    'M456,384 C424,262 474,158 590,154 C724,148 784,252 744,392 C738,332 718,288 690,268 C620,282 560,268 520,238 C490,282 466,322 456,384Z',
    'M456,384 C424,262 474,158 590,154 C548,178 530,208 520,238 C490,282 466,322 456,384Z',
  ],
};

const glasses = (lit, dark) =>
  `<g fill="none" stroke-width="9"><circle cx="538" cy="376" r="42" stroke="${lit}"/><circle cx="662" cy="376" r="42" stroke="${dark}"/><path d="M580,368 C590,358 610,358 620,368" stroke="${dark}"/></g>`;

/** Stretches a drawing about a point. */
const stretched = ([x, y], [cx, cy], drawing) =>
  `<g transform="translate(${cx} ${cy}) scale(${x} ${y}) translate(${-cx} ${-cy})">${drawing}</g>`;

function person({ colours: [lit, half, dark], hair: [shape, shadow, shine], head = 1, body = 1, profile, rims }) {
  const [inShadow, inLight] = hairs[shape];
  const shoulders = `<path d="M250,800 C262,690 330,628 470,598 L600,640 L730,598 C870,628 938,690 950,800Z" fill="${dark}"/><path d="M250,800 C262,690 330,628 470,598 L556,626 C520,680 540,740 572,800Z" fill="${half}"/><path d="M250,800 C262,690 330,628 470,598 L500,608 C420,650 380,720 372,800Z" fill="${lit}" opacity=".55"/>`;
  const neck = `<path d="M530,500 h140 v110 C640,650 560,650 530,610Z" fill="${dark}"/><path d="M530,500 h60 C570,560 566,610 584,638 C560,634 542,624 530,610Z" fill="${half}"/>`;
  const face = `<path d="M600,210 C690,210 732,278 728,364 C724,458 668,540 600,540 C532,540 476,458 472,364 C468,278 510,210 600,210Z" fill="${dark}"/><path d="M600,210 C510,210 468,278 472,364 C476,458 532,540 600,540 ${profiles[profile]}" fill="${lit}"/>`;
  const locks = `<path d="${inShadow}" fill="${shadow}"/><path d="${inLight}" fill="${shine}"/>`;
  return `<ellipse cx="600" cy="792" rx="420" ry="40" fill="#000" opacity=".5"/>${stretched([body, 1], [600, 800], shoulders)}${neck}${stretched([head, 2 - head], [600, 520], face + locks + (rims ? glasses(half, shadow) : ''))}`;
}

/** Each: its gel, and the person. The files are `someone-<gel>.svg`. */
const people = {
  slate: { colours: ['#c9d8dc', '#5d7482', '#172027'], hair: ['swept', '#0c1115', '#7f97a3'], profile: 'even' },
  plum: {
    colours: ['#e6c6da', '#6d4a66', '#1d121c'],
    hair: ['bob', '#120b12', '#a8819b'],
    profile: 'snub',
    head: 0.97,
    body: 0.9,
  },
  sand: {
    colours: ['#f1ddb2', '#78673f', '#1c170f'],
    hair: ['fringe', '#17130c', '#bfa66c'],
    profile: 'long',
    body: 1.08,
  },
  amber: { colours: ['#e2ab72', '#7b4a28', '#1d110b'], hair: ['curls', '#140b07', '#8a5b34'], profile: 'snub' },
  teal: {
    colours: ['#c6e4d6', '#3f6f68', '#0e1f1d'],
    hair: ['bun', '#081412', '#6fa397'],
    profile: 'even',
    head: 0.94,
    body: 0.88,
  },
  rose: {
    colours: ['#f0c4b4', '#7d484c', '#211214'],
    hair: ['long', '#170b0c', '#b0726f'],
    profile: 'snub',
    head: 0.93,
    body: 0.86,
  },
  ink: {
    colours: ['#b7c4e6', '#45557c', '#121826'],
    hair: ['cropped', '#0a0d15', '#6d7fa8'],
    profile: 'long',
    head: 1.06,
    body: 1.14,
  },
  moss: {
    colours: ['#d8d6a0', '#62683e', '#171a10'],
    hair: ['full', '#0f110a', '#8f9460'],
    profile: 'even',
    rims: true,
  },
  rust: {
    colours: ['#eab295', '#84432d', '#1f0f0a'],
    hair: ['cropped', '#160a07', '#a8623f'],
    profile: 'even',
    head: 1.03,
    body: 1.06,
    rims: true,
  },
  olive: {
    colours: ['#e9dfa0', '#716b33', '#1a190c'],
    hair: ['bun', '#100f07', '#a89f55'],
    profile: 'long',
    head: 0.98,
    body: 0.95,
    rims: true,
  },
  clay: {
    colours: ['#f2cba6', '#80563c', '#20140e'],
    hair: ['full', '#150d09', '#b98558'],
    profile: 'snub',
    head: 0.96,
    body: 0.92,
  },
  fir: {
    colours: ['#cbe0b6', '#4b6a4e', '#111b12'],
    hair: ['curls', '#0a110b', '#6f9270'],
    profile: 'long',
    head: 0.95,
    body: 1.02,
  },
};

export const strangers = Object.fromEntries(
  Object.entries(people).map(([gel, one]) => [
    `someone-${gel}`,
    [gel, 'Somebody across the table, half in light', () => person(one)],
  ]),
);
