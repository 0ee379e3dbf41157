export { lazyOptionalPart } from './lazy-optional-part.tsx';
