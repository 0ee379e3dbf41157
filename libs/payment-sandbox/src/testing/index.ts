export { standInForCardForm, type CardFormStandIn } from './card-form-stand-in.ts';
export { sandboxMocks } from './sandbox-mocks.ts';
