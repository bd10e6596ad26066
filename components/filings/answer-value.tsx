import { type AnswerText, answerText } from '#components/filings/answer-text';
import { TextLink } from '#components/ui/text-link';
import { paths } from '#lib/config/paths';
import type { Mode } from '#lib/contract/scalars';

type AnswerValueProps = { value: unknown; type?: string; mode: Mode };

/** Words that go on the public record, exactly as they were given. */
export function AnswerValue({ value, type, mode }: AnswerValueProps) {
  return (
    <div className="record break-words">
      <Text text={answerText(value, type)} mode={mode} />
    </div>
  );
}

function Text({ text, mode }: { text: AnswerText; mode: Mode }) {
  switch (text.kind) {
    case 'nothing':
      return <span className="font-sans text-ink-3 text-ui">Not given</span>;
    case 'document':
      return (
        <TextLink alone href={paths.document(mode, text.id)}>
          Open the paper
        </TextLink>
      );
    case 'lines':
      return text.lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of one address keep their places
        <span key={at} className="block whitespace-pre-wrap">
          {line}
        </span>
      ));
    case 'list':
      return (
        <ol className="space-y-2">
          {text.items.map((item, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the order is the order that was given
            <li key={at}>
              <Text text={item} mode={mode} />
            </li>
          ))}
        </ol>
      );
    case 'facts':
      return (
        <dl className="space-y-1">
          {text.facts.map((fact) => (
            <div key={fact.term} className="flex flex-wrap gap-x-2">
              <dt className="font-sans text-ink-2 text-small">{fact.term}</dt>
              <dd className="min-w-0">
                <Text text={fact.value} mode={mode} />
              </dd>
            </div>
          ))}
        </dl>
      );
  }
}
