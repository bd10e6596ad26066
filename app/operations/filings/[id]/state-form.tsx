import { FileDown } from 'lucide-react';
import { CopyButton } from '#components/ui/copy-button';
import { EmptyState } from '#components/ui/empty-state';
import { LinkButton } from '#components/ui/link-button';
import { Section } from '#components/ui/section';
import { TextLink } from '#components/ui/text-link';
import { deskPaths } from '#lib/config/desk-paths';
import type { DeskFilingDetail, FormLine } from '#lib/contract/desk-form';
import { isTerminalFiling } from '#lib/rules/filing/filing-state';
import { CopyPieces } from './copy-pieces.tsx';
import { TaxId } from './tax-id.tsx';
import { formWords } from './words.ts';

/** The state's form, item by item, with each value and its source. */
export function StateForm({ detail }: { detail: DeskFilingDetail }) {
  const { id, mode, type, status, waits_for_formation, form } = detail;
  const canFile = mode === 'live' && !waits_for_formation && !isTerminalFiling(status);
  const longest = Math.max(0, ...(form?.items ?? []).map(({ item }) => item?.length ?? 0));
  if (!form) {
    return (
      <Section title={formWords.title} id="form" first>
        <EmptyState kind="nothing-needed" title={formWords.none} />
      </Section>
    );
  }
  return (
    <Section
      title={form.number ? `${form.name} (${form.number})` : form.name}
      id="form"
      first
      description={
        <>
          {form.office}. {form.order_note}
          {form.revision ? formWords.revision(form.revision) : null}
        </>
      }
      actions={
        mode === 'live' && type !== 'ein' ? (
          <LinkButton
            href={deskPaths.packet(id)}
            target="_blank"
            size="small"
            title={formWords.packetHint}
            icon={<FileDown size={14} aria-hidden="true" />}
          >
            {formWords.packet}
          </LinkButton>
        ) : null
      }
    >
      {form.url ? (
        <p className="mb-2">
          <TextLink href={form.url} external alone>
            {formWords.page}
          </TextLink>
        </p>
      ) : null}
      <ol className="border-rule border-t">
        {form.items.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a form has its lines in one order, and two may be alike
          <Line key={at} line={line} longest={longest} />
        ))}
      </ol>
      {type === 'ein' && canFile ? <TaxId filingId={id} /> : null}
    </Section>
  );
}

type LineProps = {
  line: FormLine;
  /** The letters of the longest number on the form; 0 if none has one. */
  longest: number;
};

function Line({ line: { item, label, value, parts, field, from }, longest }: LineProps) {
  return (
    <li className="flex gap-x-3 border-rule border-b py-2">
      {longest > 0 ? (
        // Some forms number in words: “SECOND”.
        <span className={`numeric shrink-0 text-ink-2 text-small ${longest > 4 ? 'w-16' : 'w-8'}`}>
          {item ? (
            <>
              <span className="sr-only">{formWords.item} </span>
              {item}
            </>
          ) : null}
        </span>
      ) : null}
      <div className="min-w-0 flex-1">
        <p className="text-ink-2 text-small">{label}</p>
        {value === null ? (
          <p className="text-ink-3">{field === null ? formWords.byHand : formWords.blank}</p>
        ) : parts.length > 0 ? (
          <CopyPieces parts={parts} />
        ) : (
          <p className="record wrap-anywhere whitespace-pre-line">{value}</p>
        )}
        {from ? <p className="text-ink-2 text-small">{formWords.from[from]}</p> : null}
      </div>
      {value === null ? null : (
        <CopyButton text={value} label={parts.length > 0 ? formWords.all(label) : label} iconOnly />
      )}
    </li>
  );
}
