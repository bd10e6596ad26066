import { FactList } from '#components/ui/fact-list';
import { Section } from '#components/ui/section';
import { TextLink } from '#components/ui/text-link';
import type { Requirement } from '#lib/contract/requirement';
import { effectiveWords } from '../rule-words.ts';
import { SourceLine } from '../source-line.tsx';
import { stateRulesWords as words } from '../words.ts';

export function FormFacts({ requirement }: { requirement: Requirement }) {
  const { form, office, statute, effective_date } = requirement;
  return (
    <Section title={words.formTitle} id="form" first>
      <FactList
        facts={[
          {
            term: words.form,
            value: <Linked url={form.url} name={form.name} />,
            note: (
              <>
                {form.number ? words.formNumber(form.number) : null} <SourceLine sources={form.sources} />
              </>
            ),
          },
          {
            term: words.howFiled,
            value: words.online[`${form.online}`],
          },
          { term: words.statute, value: statute ?? words.notOnRecord },
          { term: words.office, value: <Linked url={office.url} name={office.name} /> },
          {
            term: words.effectiveDate,
            value: effectiveWords(effective_date),
            note: <SourceLine sources={effective_date.sources} />,
          },
        ]}
      />
    </Section>
  );
}

function Linked({ url, name }: { url: string | null; name: string }) {
  if (url === null) return name;
  return (
    <TextLink external alone href={url}>
      {name}
    </TextLink>
  );
}
