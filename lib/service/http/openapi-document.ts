import type { App } from '#lib/service/http/app-env';

/** The reference of the interface, written from the schemas that check requests. The console is not part of it. */
export function openApiDocument(app: App, baseUrl: string) {
  const document = app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: 'Statehouse Filing Service',
      version: '1.0',
      description:
        'Foreign qualification and formation of US LLCs: filings, cases, fees, documents and registered agents. Foreign qualification is in early access and may change in backwards-incompatible ways before it is marked stable.',
      license: { name: 'Apache-2.0', url: 'https://www.apache.org/licenses/LICENSE-2.0' },
    },
    servers: [{ url: baseUrl }],
  });
  const paths = Object.entries(document.paths ?? {}).filter(([path]) => !path.startsWith('/console'));
  return { ...document, paths: Object.fromEntries(paths) };
}
