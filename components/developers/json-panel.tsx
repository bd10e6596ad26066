import type { ReactNode } from 'react';
import { CopyButton } from '#components/ui/copy-button';
import { Section } from '#components/ui/section';

type JsonPanelProps = {
  title: string;
  id: string;
  /** Null: there is nothing to show, and the children say why. */
  text: string | null;
  note?: ReactNode;
  first?: boolean;
  /** Copies the text as it was sent, where every byte counts. */
  exact?: boolean;
  children?: ReactNode;
};

/** JSON as it was sent, indented. It scrolls on its own and can be reached by keyboard. */
export function JsonPanel({ title, id, text, note, first, exact, children }: JsonPanelProps) {
  const shown = text === null ? null : indented(text);
  return (
    <Section
      title={title}
      id={id}
      first={first}
      actions={
        text === null || shown === null ? undefined : (
          <CopyButton text={exact ? text : shown} label={title.toLowerCase()} />
        )
      }
    >
      {note ? <p className="mb-2 text-ink-2">{note}</p> : null}
      {shown === null ? (
        <p className="text-ink-2">{children}</p>
      ) : (
        <section
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keyboard
          tabIndex={0}
          aria-label={title}
          className="max-h-[32rem] overflow-auto border border-rule bg-sunken p-3"
        >
          <pre className="font-mono text-small">{shown}</pre>
        </section>
      )}
    </Section>
  );
}

/** Truncated text is not valid JSON and is shown as it is. */
function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
