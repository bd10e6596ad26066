/* global Scalar */
// Draws the reference from our own document; nothing is asked of any other host.
const { theme } = document.documentElement.dataset;
const darkness = matchMedia('(prefers-color-scheme: dark)');
const isDark = () => (theme ? theme === 'dark' : darkness.matches);

/**
 * The document with every optional parameter empty at first in a request that is tried: filled in with their examples,
 * they would find nothing, and ask for a version that no resource has.
 */
async function readDocument() {
  const answer = await fetch('/v1/openapi.json');
  const document = await answer.json();
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
  for (const parameter of operations.flatMap(({ parameters = [] }) => parameters)) {
    const { schema, required, example } = parameter;
    if (required || schema?.default !== undefined) continue;
    if (example !== undefined) parameter.schema = { ...schema, example };
    delete parameter.example;
    parameter.examples = { default: { value: '' } };
  }
  return document;
}

const configuration = (content) => ({
  ...(content ? { content } : { url: '/v1/openapi.json' }),
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

readDocument()
  // Scalar says why it cannot be read.
  .catch(() => null)
  .then((content) => {
    const reference = Scalar.createApiReference('#reference', configuration(content));
    if (!theme)
      darkness.addEventListener('change', () => reference.updateConfiguration(configuration(content)));
  });
