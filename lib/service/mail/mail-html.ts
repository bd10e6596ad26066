import { type ComponentProps, type CSSProperties, Fragment, createElement as h, type ReactNode } from 'react';
import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Link,
  Preview,
  render,
  Section,
  Text,
} from 'react-email';
import { type Block, blocksOf, isPage } from '#lib/service/mail/blocks-of';
import { darkRules, look } from '#lib/service/mail/mail-looks';
import type { Mail } from '#lib/service/mail/mailer';
import { mailWords } from '#lib/service/mail/words';

const fontFamily = "'Public Sans', system-ui, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif";
// An address, or a name without a space, may be wider than a phone.
const wraps: CSSProperties = { overflowWrap: 'anywhere', wordBreak: 'break-word' };
const large: CSSProperties = { ...wraps, margin: '0 0 16px', fontSize: '20px', lineHeight: '28px' };
const text: CSSProperties = { ...large, fontSize: '16px', lineHeight: '24px' };
const small: CSSProperties = { ...large, fontSize: '13px', lineHeight: '20px' };

/** The HTML part of an email: its text, in the layout of all emails. Without JSX, which Node does not load. */
export function mailHtml(mail: Mail, baseUrl: string): Promise<string> {
  const { main, closing } = blocksOf(mail.text, baseUrl);
  return render(
    h(
      Html,
      null,
      h(
        Head,
        null,
        h('title', null, mail.subject),
        h('meta', { name: 'viewport', content: 'width=device-width' }),
        h('meta', { name: 'color-scheme', content: 'light dark' }),
        h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
        h('style', null, darkRules),
      ),
      h(
        Body,
        look('page', { margin: 0 }),
        h(Preview, { useTitleTag: false } as ComponentProps<typeof Preview>, previewOf(main)),
        h(
          Section,
          look('page', { padding: '20px 12px', fontFamily }),
          h(Container, null, head(mail), sheet(mail, main), ...closing.map(closingOf)),
        ),
      ),
    ),
  );
}

/** What a mail program shows beside the subject; it takes 200 UTF-16 units and might cut the last character. */
function previewOf([first = []]: Block[]): string {
  const lines = first.map((line) => (typeof line === 'string' ? line : line.label));
  return [...lines.join(' ')].slice(0, 100).join('');
}

function head({ organization, mode }: Mail): ReactNode {
  return h(
    Text,
    look('quiet', { ...small, margin: '0 0 12px' }),
    h('strong', look('ink', { fontSize: '15px' }), mailWords.product),
    organization && ` · ${organization}`,
    mode === 'test' &&
      h(Fragment, null, ' ', h('strong', look('test', { padding: '2px 6px' }), mailWords.test)),
  );
}

function sheet({ subject, isList }: Mail, blocks: Block[]): ReactNode {
  const hasButton = blocks.flat().filter(isPage).length === 1;
  const drawn = isList
    ? items(blocks)
    : blocks.flatMap((block) => (hasButton ? withButton(block) : paragraph(block)));
  return h(
    Section,
    look('sheet', {
      border: '1px solid',
      borderRadius: '6px',
      padding: '24px 24px 8px',
      marginBottom: '16px',
    }),
    h(Heading, look('ink', { ...large, fontWeight: 600 }), subject),
    ...drawn,
  );
}

/** Each ends with its link, and its first line is its title. */
function items(blocks: Block[]): ReactNode[] {
  return blocks.flatMap((block, at) => {
    if (at > 0 && !blocks[at - 1]?.some(isPage)) return paragraph(block, 'label');
    const [title, second] = block;
    const hasTitle = typeof title === 'string' && typeof second === 'string';
    return [
      at > 0 && h(Hr, look('item', { borderTop: '1px solid', margin: '0 0 16px' })),
      hasTitle && h(Heading, { as: 'h2', ...look('ink', { ...text, margin: 0, fontWeight: 600 }) }, title),
      paragraph(hasTitle ? block.slice(1) : block, 'label'),
    ];
  });
}

/** With the link as a button, and its address below, for a program in which a button does nothing. */
function withButton(block: Block): ReactNode[] {
  const at = block.findIndex(isPage);
  const page = block[at];
  if (!page || !isPage(page)) return [paragraph(block)];
  return [
    at > 0 && paragraph(block.slice(0, at)),
    h(
      Button,
      {
        href: page.link,
        ...look('button', { ...text, margin: 0, fontWeight: 600, padding: '13px 20px', borderRadius: '4px' }),
      },
      page.label,
    ),
    h(Text, look('quiet', { ...small, margin: '12px 0 16px' }), page.link),
  ];
}

function paragraph(block: Block, shown: 'link' | 'label' = 'link', as = look('ink', text)): ReactNode {
  const lines = block.flatMap((line, at) => [
    at > 0 && h('br'),
    typeof line === 'string'
      ? line
      : h(Link, { href: line.link, ...look('link', { textDecoration: 'underline' }) }, line[shown]),
  ]);
  return h(Text, as, ...lines);
}

function closingOf(block: Block): ReactNode {
  return paragraph(block, 'link', look('quiet', small));
}
