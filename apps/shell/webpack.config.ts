import { shellConfig } from '@greenroom/tools/webpack';
import { paths } from '@greenroom/contracts';

export default shellConfig({ root: import.meta.dirname, owns: [paths.root, paths.app] });
