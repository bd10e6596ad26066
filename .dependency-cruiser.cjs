const tests = '\\.test\\.tsx?$';
const only = (name, comment, from, allowed) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: [tests, '^lib/testing/'] },
  to: { path: '^(app|components|lib|scripts|bench|e2e|conformance|server\\.ts)', pathNot: allowed },
});

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one thing: move what they share to a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      comment: 'This import leads nowhere.',
      severity: 'error',
      from: {},
      // react-admin is installed by the bench that measures it, beside the project.
      to: { couldNotResolve: true, pathNot: '^(next|react-admin|\\./\\.next)' },
    },
    only('app-borders', 'The dashboard reaches the service by its client alone.', '^app/', [
      '^app/',
      '^components/',
      '^lib/(client|session|actions|contract|rules|config)/',
    ]),
    only(
      'components-borders',
      'Components know the contract, the rules and the paths, nothing that acts.',
      '^components/',
      ['^components/', '^lib/(contract|rules|config)/'],
    ),
    only('ui-has-no-domain', 'components/ui knows no word of the domain.', '^components/ui/', [
      '^components/ui/',
      '^lib/(config|rules/calendar|rules/text)/',
    ]),
    only('contract-borders', 'The contract stands alone.', '^lib/contract/', ['^lib/contract/']),
    only('conformance-is-outside', 'The suite knows the service by HTTP alone.', '^conformance/', [
      '^conformance/',
    ]),
    {
      name: 'contract-is-zod',
      comment: 'The contract must run in a browser and in a partner’s code: zod only.',
      severity: 'error',
      from: { path: '^lib/contract/', pathNot: tests },
      to: { pathNot: ['^lib/contract/', '^node_modules/zod/'] },
    },
    only('client-borders', 'The client is what a partner would hold.', '^lib/client/', [
      '^lib/client/',
      '^lib/contract/',
    ]),
    only('rules-borders', 'Rules are pure: contract and data only.', '^lib/rules/', [
      '^lib/rules/',
      '^lib/contract/',
      '^lib/jurisdictions/',
    ]),
    only('jurisdictions-borders', 'Data and its loader stand below the rules.', '^lib/jurisdictions/', [
      '^lib/jurisdictions/',
      '^lib/contract/',
    ]),
    only('config-borders', 'Settings and paths need nobody.', '^lib/config/', [
      '^lib/config/',
      '^lib/contract/',
    ]),
    only('start-borders', 'What opens and closes the listener knows neither half.', '^lib/start/', [
      '^lib/start/',
      '^lib/(config|tracing)/',
    ]),
    only('tracing-borders', 'Whatever is traced stands above it.', '^lib/tracing/', [
      '^lib/tracing/',
      '^lib/config/',
    ]),
    only(
      'session-borders',
      'Sessions and actions stand between pages and client.',
      '^lib/(session|actions)/',
      ['^lib/(session|actions|client|contract|rules|config|tracing)/'],
    ),
    only('service-borders', 'The service knows nothing of the dashboard.', '^lib/service/', [
      '^lib/(service|rules|contract|jurisdictions|config|tracing)/',
    ]),
    {
      name: 'across-organizations',
      comment: 'Only the operations desk looks across organizations.',
      severity: 'error',
      from: {
        path: '^(app|components|lib|scripts|server)',
        pathNot: [tests, '^lib/service/operations/', '^lib/service/demo/'],
      },
      to: {
        path: '^lib/service/operations/',
        pathNot: '^lib/service/operations/(operations-routes|no-organization|find-operator-key)\\.ts$',
      },
    },
    {
      name: 'service-without-next',
      comment: 'The service runs without the dashboard’s parts.',
      severity: 'error',
      from: {
        path: '^lib/(service|rules|contract|jurisdictions)/',
        pathNot: '^lib/service/mail/mail-(html|looks)\\.ts$',
      },
      to: { path: '^node_modules/(@types/)?(next|next-auth|react|react-dom|react-email)/' },
    },
    {
      name: 'layout-of-emails-when-one-is-sent',
      comment: 'What draws it takes 33 MB, and half a second to load: use import().',
      severity: 'error',
      from: { path: '^(app|components|lib|scripts|server\\.ts)', pathNot: tests },
      to: { path: '^lib/service/mail/mail-html\\.ts$', dependencyTypesNot: ['dynamic-import'] },
    },
    {
      name: 'passkeys-when-asked',
      comment: 'It takes long to load, so only a request with a passkey does: use import().',
      severity: 'error',
      from: { path: '^lib/', pathNot: [tests, '^lib/testing/'] },
      to: {
        path: '^node_modules/@simplewebauthn/server/',
        dependencyTypesNot: ['dynamic-import', 'type-only'],
      },
    },
    {
      name: 'rules-without-io',
      comment: 'No I/O in the rules.',
      severity: 'error',
      from: { path: '^lib/rules/', pathNot: tests },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'tests-only',
      comment: 'Factories and harness are for tests.',
      severity: 'error',
      from: { path: '^(app|components|lib|server\\.ts)', pathNot: [tests, '^lib/testing/'] },
      to: { path: '^lib/testing/' },
    },
    {
      name: 'links-load-when-pointed-at',
      comment: 'A link of Next loads its page as soon as it is seen: use components/ui/link.',
      severity: 'error',
      from: { pathNot: '^components/ui/link\\.tsx$' },
      to: { path: '^node_modules/next/link\\.' },
    },
    {
      name: 'one-owner-of-both-halves',
      comment: 'Only server.ts knows the service and the dashboard.',
      severity: 'error',
      from: { path: '^(app|components)/' },
      to: { path: '^lib/service/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.next/|\\.css$' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json', '.d.ts'],
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'node', 'default'],
    },
  },
};
