import { StateBeside } from '#components/filings/state-beside';
import { stateName } from '#components/filings/state-name.ts';
import { type Column, DataTable } from '#components/ui/data-table';
import { formatCivilDate } from '#components/ui/format-time.ts';
import { TextLink } from '#components/ui/text-link';
import { CivilDate, Time } from '#components/ui/time';
import { paths } from '#lib/config/paths';
import type { DocumentRowShown } from '#lib/contract/document-rows';
import type { Mode } from '#lib/contract/scalars';
import { documentWords } from '#lib/rules/document/document-words';
import { documentListWords as words } from './words.ts';

type DocumentTableProps = { rows: readonly DocumentRowShown[]; mode: Mode; today: string };

export function DocumentTable({ rows, mode, today }: DocumentTableProps) {
  const columns: Column<DocumentRowShown>[] = [
    {
      key: 'document',
      head: words.document,
      rowHead: true,
      width: '24%',
      cell: ({ document }) => (
        <>
          <TextLink alone href={paths.document(mode, document.id)}>
            {documentWords(document.types)}
          </TextLink>
          <span className="block font-normal max-sm:truncate sm:wrap-anywhere text-ink-2 text-small">
            {document.filename}
          </span>
        </>
      ),
    },
    {
      key: 'business',
      head: words.business,
      cell: ({ document, business_name, jurisdiction }) => (
        <>
          <TextLink tone="record" href={paths.business(mode, document.business_id)}>
            {business_name}
          </TextLink>
          <StateBeside name={stateName(jurisdiction)} />
        </>
      ),
    },
    { key: 'state', head: words.state, wideOnly: true, cell: ({ jurisdiction }) => stateName(jurisdiction) },
    {
      key: 'issued',
      head: words.issued,
      headed: true,
      blank: ({ document }) => document.issued_on === null,
      cell: ({ document: { issued_on } }) => (issued_on ? <CivilDate value={issued_on} /> : words.nothing),
    },
    {
      key: 'accepted',
      head: words.accepted,
      headed: true,
      blank: ({ acceptance }) => acceptance.length === 0,
      cell: (row) => <Acceptance row={row} today={today} />,
    },
    {
      key: 'used',
      head: words.used,
      headed: true,
      blank: ({ used_count }) => used_count === 0,
      cell: (row) => <Uses row={row} mode={mode} />,
    },
    {
      key: 'on_file',
      head: words.onFile,
      wideOnly: true,
      folded: true,
      cell: ({ document }) => <Time value={document.uploaded_at} shape="date" />,
    },
  ];
  return (
    <DataTable
      caption={words.title}
      columns={columns}
      rows={rows}
      rowKey={({ document }) => document.id}
      sticky
      lines
    />
  );
}

/** The next day on which some state stops taking it, and how many states have stopped already. */
function Acceptance({ row: { document, acceptance }, today }: { row: DocumentRowShown; today: string }) {
  const last = acceptance.at(-1);
  if (!last) return words.nothing;
  if (document.issued_on && document.issued_on > today)
    return <span className="text-you">{words.ahead}</span>;
  const next = acceptance.find(({ is_accepted }) => is_accepted);
  if (!next) return <span className="text-you">{words.tooOld}</span>;
  const statesOf = (limits: DocumentRowShown['acceptance']) =>
    new Set(limits.flatMap(({ jurisdictions }) => jurisdictions)).size;
  const past = statesOf(acceptance.filter(({ is_accepted }) => !is_accepted));
  return (
    <>
      <CivilDate value={next.until} />{' '}
      <span
        className={`text-small sm:block sm:whitespace-nowrap ${past > 0 ? 'text-you' : 'text-ink-2 max-sm:hidden'}`}
      >
        {past > 0
          ? words.tooOldFor(past, statesOf(acceptance))
          : words.allStates(formatCivilDate(last.until))}
      </span>
    </>
  );
}

function Uses({ row: { used_by, used_count }, mode }: { row: DocumentRowShown; mode: Mode }) {
  if (used_count === 0) return words.nothing;
  const hidden = used_count - used_by.length;
  return (
    <>
      {used_by.map(({ parent_type, id, jurisdiction }) => (
        <span key={id} className="block">
          <TextLink alone href={parent_type === 'case' ? paths.case(mode, id) : paths.filing(mode, id)}>
            {parent_type === 'case' ? words.caseIn(stateName(jurisdiction)) : stateName(jurisdiction)}
          </TextLink>
        </span>
      ))}
      {hidden > 0 ? <span className="text-ink-2 text-small">{words.more(hidden)}</span> : null}
    </>
  );
}
