export { artOf } from './art-of.ts';
export { itemLink } from './item-link.ts';
export { kindLine } from './kind-line.ts';
export { variedArt } from './varied-art.ts';
