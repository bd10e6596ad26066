import hljs from 'highlight.js/lib/core';
import bash from 'highlight.js/lib/languages/bash';
import json from 'highlight.js/lib/languages/json';
import python from 'highlight.js/lib/languages/python';
import typescript from 'highlight.js/lib/languages/typescript';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';

const languages = { bash, json, python, typescript };
for (const [name, language] of Object.entries(languages)) hljs.registerLanguage(name, language);

/** Markdown as HTML: raw HTML in it is shown as text, headings have addresses, code has colors. */
export function renderMarkdown(markdown: string): string {
  const html = micromark(markdown, { extensions: [gfm()], htmlExtensions: [gfmHtml()] });
  return html
    .replaceAll(
      /^<(h[2-4])>(.*)<\/\1>$/gm,
      (_, tag, inner) => `<${tag} id="${slug(inner)}">${inner}</${tag}>`,
    )
    .replaceAll('<table>', '<div class="scroll" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')
    .replaceAll(/<pre><code class="language-(\w+)">([^<]*)<\/code><\/pre>/g, (whole, language, code) =>
      Object.hasOwn(languages, language)
        ? `<pre tabindex="0"><code>${hljs.highlight(plain(code), { language }).value}</code></pre>`
        : whole,
    );
}

/** The address of a heading within its page. */
export function slug(heading: string): string {
  return plain(heading.replaceAll(/<[^<>]+>/g, ''))
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

function plain(html: string): string {
  return html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
