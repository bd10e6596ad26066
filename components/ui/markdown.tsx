import ReactMarkdown, { type Components } from 'react-markdown';
import { uiWords } from '#components/ui/words.ts';

const components: Components = {
  a: ({ href, children }) =>
    href ? (
      <a
        href={href}
        rel="noopener noreferrer nofollow"
        target="_blank"
        className="text-link underline decoration-1 underline-offset-[.18em]"
      >
        {children}
        <span className="sr-only">{uiWords.opensAway}</span>
      </a>
    ) : (
      <span>{children}</span>
    ),
  // An image would be loaded from any host in the text, so only its alternative text is shown.
  img: ({ alt }) => <span>{alt}</span>,
  h1: ({ children }) => <h3 className="mt-3 font-semibold">{children}</h3>,
  h2: ({ children }) => <h3 className="mt-3 font-semibold">{children}</h3>,
  h3: ({ children }) => <h4 className="mt-3 font-semibold">{children}</h4>,
  p: ({ children }) => <p className="my-2 first:mt-0 last:mb-0">{children}</p>,
  ul: ({ children }) => <ul className="my-2 list-disc ps-5">{children}</ul>,
  ol: ({ children }) => <ol className="my-2 list-decimal ps-5">{children}</ol>,
  blockquote: ({ children }) => (
    <blockquote className="my-2 border-rule border-l-2 ps-3 text-ink-2">{children}</blockquote>
  ),
  code: ({ children }) => <code className="font-mono text-small">{children}</code>,
  pre: ({ children }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long line must be reachable by keyboard to be scrolled
    <pre tabIndex={0} className="my-2 overflow-x-auto bg-sunken p-3">
      {children}
    </pre>
  ),
};

// Text by other people: markup in it is shown as text, and addresses other than http and mailto are removed.
export function Markdown({ text }: { text: string }) {
  return (
    <div className="max-w-form break-words">
      <ReactMarkdown components={components} urlTransform={keepSafeAddress}>
        {text}
      </ReactMarkdown>
    </div>
  );
}

function keepSafeAddress(url: string): string {
  return /^(https?:\/\/|mailto:)/i.test(url) ? url : '';
}
