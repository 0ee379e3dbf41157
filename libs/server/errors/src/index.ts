export { errorsModule, type ErrorsModule } from './errors-module.ts';
