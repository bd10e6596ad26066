import hljs from 'highlight.js/lib/core';
import bash from 'highlight.js/lib/languages/bash';
import json from 'highlight.js/lib/languages/json';
import python from 'highlight.js/lib/languages/python';
import typescript from 'highlight.js/lib/languages/typescript';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { parse } from 'node-html-parser';

const languages = { bash, json, python, typescript };
for (const [name, language] of Object.entries(languages)) hljs.registerLanguage(name, language);

/** Markdown as HTML: raw HTML is shown as text, headings have anchors, and code is highlighted. */
export function renderMarkdown(markdown: string): string {
  const html = micromark(markdown, { extensions: [gfm()], htmlExtensions: [gfmHtml()] });
  const page = parse(html, { blockTextElements: {} });
  for (const heading of page.querySelectorAll('h2, h3, h4')) heading.setAttribute('id', slug(heading.text));
  for (const table of page.querySelectorAll('table')) {
    table.replaceWith(`<div class="scroll" tabindex="0">${table.outerHTML}</div>`);
  }
  for (const code of page.querySelectorAll('pre > code')) {
    const language = code.getAttribute('class')?.replace('language-', '') ?? '';
    if (!Object.hasOwn(languages, language)) continue;
    code.removeAttribute('class');
    code.innerHTML = hljs.highlight(code.text, { language }).value;
    code.parentNode?.setAttribute('tabindex', '0');
  }
  return page.outerHTML;
}

/** The anchor of a heading. */
function slug(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
