/** The first page of whoever is signed in. */
export { Home } from './home.tsx';
