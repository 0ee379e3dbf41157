export { standInForCardForm, type CardFormStandIn } from './card-form-stand-in.ts';
