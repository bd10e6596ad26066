import { assetAddress } from '#lib/service/reference/assets';

export type Page = {
  title: string;
  /** The part of the navigation bar that the page belongs to, if any. */
  part?: 'reference' | 'guides' | 'problems';
  /** The dashboard's cookie, if it is set. */
  theme: string | undefined;
  /** The address of the dashboard; null if this process does not serve it. */
  dashboard: string | null;
  /** Stylesheets of the page; those of a text page if absent. */
  styles?: string[];
  scripts?: string[];
  body: string;
};

const parts = [
  ['reference', '/docs', 'Reference'],
  ['guides', '/docs/guides', 'Guides'],
  ['problems', '/docs/problems', 'Problems'],
] as const;

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** One page of the documentation. Escapes the title; the body must be HTML. */
export async function renderShell(page: Page): Promise<string> {
  const theme = page.theme === 'light' || page.theme === 'dark' ? ` data-theme="${page.theme}"` : '';
  const styles = await Promise.all(['docs.css', ...(page.styles ?? ['text.css'])].map(assetAddress));
  const scripts = await Promise.all((page.scripts ?? []).map(assetAddress));
  const icon = await assetAddress('icon.svg');
  const links = parts.map(
    ([part, href, label]) =>
      `<a href="${href}"${part === page.part ? ' aria-current="page"' : ''}>${label}</a>`,
  );
  return `<!doctype html>
<html lang="en"${theme}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(page.title)} - Statehouse</title>
<link rel="icon" href="${icon}" type="image/svg+xml">
${styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
${scripts.map((src) => `<script src="${src}" defer></script>`).join('\n')}
</head>
<body>
<a class="skip" href="#main">Skip to the text</a>
<header class="bar">
<a class="brand" href="/docs/guides"><img src="${icon}" alt="" width="20" height="20">Statehouse API</a>
${links.join('\n')}
<a class="end" href="/v1/openapi.json">OpenAPI</a>
${page.dashboard === null ? '' : `<a href="${page.dashboard}">Dashboard</a>`}
</header>
${page.body}
</body>
</html>`;
}
