/* global Scalar */
// Draws the reference from our own document; nothing is asked of any other host.
const { theme } = document.documentElement.dataset;
const darkness = matchMedia('(prefers-color-scheme: dark)');
const isDark = () => (theme ? theme === 'dark' : darkness.matches);

const configuration = () => ({
  url: '/v1/openapi.json',
  theme: 'none',
  withDefaultFonts: false,
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  proxyUrl: '',
  hideClientButton: true,
  showDeveloperTools: 'never',
  documentDownloadType: 'none',
  hideDarkModeToggle: true,
  forceDarkModeState: isDark() ? 'dark' : 'light',
  defaultHttpClient: { targetKey: 'shell', clientKey: 'curl' },
  showOperationId: true,
  expandAllParameters: false,
  modelsSectionLabel: 'Schemas',
  orderSchemaPropertiesBy: 'preserve',
  orderRequiredPropertiesFirst: false,
  persistAuth: false,
  authentication: { preferredSecurityScheme: 'bearer' },
  setPageTitle: ({ title }) => `${title} - Statehouse API`,
});

// Scalar gives its copy buttons no name, and no keyboard reaches its lists that scroll.
function mendBarriers() {
  for (const button of document.querySelectorAll('.scalar-code-copy:not([aria-label])'))
    button.setAttribute('aria-label', 'Copy');
  for (const list of document.querySelectorAll('ul.endpoints:not([tabindex])')) list.tabIndex = 0;
}
new MutationObserver(mendBarriers).observe(document.getElementById('reference'), {
  childList: true,
  subtree: true,
});

const reference = Scalar.createApiReference('#reference', configuration());
if (!theme) darkness.addEventListener('change', () => reference.updateConfiguration(configuration()));
