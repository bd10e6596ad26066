type TableGroupHeadProps = {
  group: { id: string; title: string; description?: string };
  isFirst: boolean;
  /** How many columns the table has. */
  columns: number;
};

/** The heading above a group of rows, in one table for all groups. */
export function TableGroupHead({ group, isFirst, columns }: TableGroupHeadProps) {
  return (
    // As a block on a phone, a row has an inset and a border; a heading has neither.
    <tr className="bg-canvas max-sm:border-b-0! max-sm:p-0!">
      <th scope="rowgroup" colSpan={columns} className="border-0 bg-canvas p-0">
        <div
          className={`justify-self-stretch pb-2 max-sm:pb-1 ${isFirst ? 'pt-4 max-sm:border-ink max-sm:border-t-2 max-sm:pt-1.5' : 'mt-8 border-ink border-t-2 pt-3 max-sm:mt-3 max-sm:pt-1.5'}`}
        >
          <h2 id={group.id} className="font-semibold text-ink text-section">
            {group.title}
          </h2>
          {group.description ? <p className="mt-0.5 text-ink-2">{group.description}</p> : null}
        </div>
      </th>
    </tr>
  );
}
