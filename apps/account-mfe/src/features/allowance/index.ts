export { AllowanceMeter } from './allowance-meter.tsx';
