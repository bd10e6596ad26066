import { formatPartialDate } from '#components/ui/format-time.ts';
import { Section } from '#components/ui/section';
import { TextLink } from '#components/ui/text-link';
import type { Source } from '#lib/contract/fee';
import { stateRulesWords as words } from '../words.ts';

export function SourceList({ sources }: { sources: readonly Source[] }) {
  return (
    <Section title={words.sources} id="sources">
      <ul className="space-y-1">
        {sources.map(({ id, url, kind, title, as_of }) => (
          <li key={id} className="break-words">
            <TextLink external law href={url}>
              {title ?? url}
            </TextLink>{' '}
            <span className="text-ink-2 text-small">
              {[words.kinds[kind], ...(as_of ? [formatPartialDate(as_of)] : [])].join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
