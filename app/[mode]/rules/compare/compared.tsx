import { dayRange, turnaroundWords } from '#components/fees/tier-words.ts';
import { labelOf } from '#components/forms/answer-field.ts';
import { DataTable } from '#components/ui/data-table';
import { TextLink } from '#components/ui/text-link';
import { paths } from '#lib/config/paths';
import type { OperationType } from '#lib/contract/operation-type';
import { formatMoney } from '#lib/rules/fees/format-money';
import { ownQuestions } from '#lib/rules/requirement/own-questions';
import type { Session } from '#lib/session/session';
import { loadRules } from '../load-rules.ts';
import { dutyWords, effectiveWords, standardFeeWords } from '../rule-words.ts';
import { stateQuery } from '../rules-query.ts';
import { stateRulesWords, compareWords as words } from '../words.ts';

type ComparedProps = { session: Session; type: OperationType; codes: readonly [string, string] };

type Rules = Awaited<ReturnType<typeof loadRules>>;

/** The rules of two states side by side, each line about the same thing. */
export async function Compared({ session, type, codes }: ComparedProps) {
  const [one, other] = await Promise.all([
    loadRules(session, type, codes[0]),
    loadRules(session, type, codes[1]),
  ]);
  const rows = linesOf(one, other);
  const head = ({ requirement }: Rules) => requirement.name;
  return (
    <>
      <DataTable
        caption={words.title}
        rows={rows}
        rowKey={({ what }) => what}
        columns={[
          { key: 'what', head: words.what, rowHead: true, width: '24%', cell: ({ what }) => what },
          {
            key: 'one',
            head: head(one),
            cell: ({ what, one: value }) => <Lines of={value} code={what === words.version} />,
          },
          {
            key: 'other',
            head: head(other),
            cell: ({ what, other: value }) => <Lines of={value} code={what === words.version} />,
          },
        ]}
      />
      <p className="mt-4 flex flex-wrap gap-x-6">
        {[one, other].map(({ requirement: { jurisdiction, name } }) => (
          <TextLink
            key={jurisdiction}
            alone
            href={stateQuery(paths.stateRules(session.mode, jurisdiction), { type })}
          >
            {stateRulesWords.title(name)}
          </TextLink>
        ))}
      </p>
    </>
  );
}

function Lines({ of, code }: { of: readonly string[]; code: boolean }) {
  return of.map((line) => (
    <span key={line} className="block">
      {code ? <code className="font-mono">{line}</code> : line}
    </span>
  ));
}

function linesOf(one: Rules, other: Rules) {
  const line = (what: string, read: (rules: Rules) => readonly string[]) => ({
    what,
    one: read(one),
    other: read(other),
  });
  return [
    line(words.form, ({ requirement: { form } }) => [form.name]),
    line(words.statute, ({ requirement }) => [requirement.statute ?? stateRulesWords.notOnRecord]),
    line(words.fee, ({ fee }) => [standardFeeWords(fee)]),
    line(words.days, ({ requirement: { standard_processing: usual } }) => [
      dayRange(usual.min_business_days, usual.max_business_days),
    ]),
    line(words.tiers, ({ requirement }) =>
      orNone(
        requirement.expedited_tiers.map(
          ({ label, turnaround, amount, offered }) =>
            `${label}: ${turnaroundWords(turnaround)}, ${offered && amount !== null ? `${formatMoney(amount)} USD` : stateRulesWords.askTheOffice.toLowerCase()}`,
        ),
      ),
    ),
    line(words.effective, ({ requirement }) => [effectiveWords(requirement.effective_date)]),
    line(words.designators, ({ requirement }) => [requirement.name_rules.designators.join(', ')]),
    line(words.names, ({ requirement }) => [stateRulesWords.standards[requirement.name_rules.standard]]),
    line(stateRulesWords.questions, ({ requirement }) =>
      orNone(
        ownQuestions(requirement).map((field) => {
          if (field.when) return words.sometimes(labelOf(field));
          return field.required ? labelOf(field) : words.optional(labelOf(field));
        }),
      ),
    ),
    line(words.after, ({ requirement }) => orNone(requirement.after_filing.map(dutyWords))),
    line(words.version, ({ requirement }) => [requirement.version]),
  ];
}

function orNone(lines: readonly string[]): readonly string[] {
  return lines.length > 0 ? [...new Set(lines)] : [words.none];
}
