import { serveFrame } from './fixtures/serve-frame.ts';
const { url } = await serveFrame('checkout-mfe');
console.log(url);
