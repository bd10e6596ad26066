import { cva } from 'cva';
import { ExternalLink } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Link } from '#components/ui/link';
import { uiWords } from '#components/ui/words.ts';

const style = cva('text-link underline decoration-1 underline-offset-[.18em] hover:decoration-2', {
  variants: {
    tone: { ui: '', record: 'record', strong: 'font-semibold', quiet: 'text-ink-2 hover:text-ink' },
    target: { true: 'target', false: '' },
  },
});

type TextLinkProps = Omit<ComponentProps<typeof Link>, 'className' | 'style'> & {
  tone?: 'ui' | 'record' | 'strong' | 'quiet';
  /** Opens in a new tab, with an icon and a note for screen readers. */
  external?: boolean;
  /** A citation of law: its address is shown beside it in print. */
  law?: boolean;
  /** Not inside a sentence: it grows to a full touch target. */
  alone?: boolean;
};

export function TextLink({ tone = 'ui', external, law, alone, children, ...rest }: TextLinkProps) {
  const away = external ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <Link
      {...rest}
      {...away}
      {...(law && { 'data-law': true })}
      className={style({ tone, target: alone ?? tone === 'record' })}
    >
      {children}
      {external ? (
        // Otherwise a line may break after the icon and begin with the comma of the sentence.
        <span className="whitespace-nowrap">
          <ExternalLink size={12} aria-hidden="true" className="ms-1 inline-block align-baseline" />
          <span className="sr-only">{uiWords.opensAway}</span>
        </span>
      ) : null}
    </Link>
  );
}
