import { escapeHtml } from '#lib/service/reference/pages/shell';

type Link = {
  href: string;
  label: string;
};

/** The body of a text page, with the list of the other pages beside it, or after it on a phone. */
export function textPage(links: Link[], here: string | null, html: string): string {
  const list = links.map(
    ({ href, label }) =>
      `<li><a href="${href}"${href === here ? ' aria-current="page"' : ''}>${escapeHtml(label).replaceAll('_', '_<wbr>')}</a></li>`,
  );
  return `<div class="page"><main id="main">${html}</main><nav class="aside" aria-label="Pages"><ul>${list.join('')}</ul></nav></div>`;
}
