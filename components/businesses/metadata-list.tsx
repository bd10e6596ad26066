import { businessWords } from '#components/businesses/words.ts';
import { CopyButton } from '#components/ui/copy-button';
import { FactList } from '#components/ui/fact-list';
import { Section } from '#components/ui/section';

/** The caller's metadata; renders nothing if there is none. */
export function MetadataList({ metadata }: { metadata: Readonly<Record<string, string>> }) {
  const pairs = Object.entries(metadata);
  if (pairs.length === 0) return null;
  return (
    <Section
      id="metadata"
      title={businessWords.references.title}
      description={businessWords.references.detail}
    >
      <FactList
        facts={pairs.map(([key, value]) => ({
          key,
          term: <code className="break-all font-mono">{key}</code>,
          value: <span className="break-words">{value}</span>,
          action: <CopyButton text={value} label={key} iconOnly />,
        }))}
      />
    </Section>
  );
}
