import { CaseRow } from '#components/cases/case-row';
import { Section } from '#components/ui/section';
import type { Case } from '#lib/contract/case';
import type { Mode } from '#lib/contract/scalars';

type FilingCasesProps = { title: string; items: readonly Case[]; mode: Mode; now: string; canAct: boolean };

export function FilingCases({ title, items, mode, now, canAct }: FilingCasesProps) {
  return (
    <Section title={title} id={title.split(' ')[0]?.toLowerCase()}>
      <ul className="border-rule border-t">
        {items.map((item) => (
          <CaseRow key={item.id} item={item} mode={mode} now={now} canAnswer={canAct} />
        ))}
      </ul>
    </Section>
  );
}
