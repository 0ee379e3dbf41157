/**
 * Packages that only one place may import; all other code uses that place. `types` allows `import type` everywhere,
 * because types do not exist at run time.
 */
export const packageHomes = [
  {
    packages: ['@reduxjs/toolkit', 'react-redux'],
    homes: ['libs/api-client/**'],
    instead: 'Data and store come by @greenroom/api-client, of which a page has one.',
  },
  {
    packages: ['react-router', 'react-router-dom'],
    homes: ['libs/navigation/**'],
    instead: 'Routes and links come by @greenroom/navigation, of which a page has one.',
  },
  {
    packages: ['@lingui'],
    homes: ['libs/i18n/**', 'tools/**'],
    instead: 'Texts come by defineMessages of @greenroom/i18n.',
  },
  {
    packages: ['@module-federation'],
    homes: ['libs/federation/**', 'tools/**'],
    instead: 'Remotes are loaded by @greenroom/federation.',
  },
  {
    packages: ['@base-ui/react'],
    homes: ['libs/shared-ui/**'],
    instead: 'Overlays come by @greenroom/shared-ui/overlays, which first screens do not load.',
  },
  {
    packages: ['@greenroom/federation/browser'],
    homes: ['apps/shell/**', 'libs/frame/**', 'tools/bench/web/variants/**'],
    instead: 'Only a host loads remotes; the pure part is @greenroom/federation.',
  },
  {
    packages: ['zod', '@greenroom/contracts/schemas'],
    homes: [
      'apps/api/**',
      'apps/payment-sandbox/**',
      'libs/server/**',
      'libs/release-registry/**',
      'libs/contracts/**',
      'libs/frame/**',
      'tools/**',
      'e2e/**',
      '**/testing/**',
      '**/*mocks*',
      '**/*.test.{ts,tsx}',
    ],
    types: true,
    instead: 'Browser code takes types (import type) and the constants of @greenroom/contracts; no page carries zod.',
  },
];
