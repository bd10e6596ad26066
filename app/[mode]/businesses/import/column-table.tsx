import { OWN_DATA, offeredColumns } from '#components/businesses/import/import-columns.ts';
import type { CsvTable } from '#components/businesses/import/read-csv.ts';
import { importWords as words } from '#components/businesses/import/words.ts';
import { Select } from '#components/ui/select';
import { HeadCell, Table } from '#components/ui/table';
import { Cell, Row, RowHead } from '#components/ui/table-cell';

type ColumnTableProps = {
  table: Extract<CsvTable, { fault?: undefined }>;
  targets: readonly string[];
  faults: readonly { index: number; fault: string }[];
  disabled: boolean;
  onChoose: (index: number, target: string) => void;
};

const SAMPLES = 3;

export function ColumnTable({ table, targets, faults, disabled, onChoose }: ColumnTableProps) {
  const options = [
    ...offeredColumns(targets).map(({ target, label }) => ({ value: target, label })),
    { value: OWN_DATA, label: words.ownData },
  ];
  return (
    <Table caption={words.columns}>
      <thead>
        <tr>
          <HeadCell width="25%">{words.column}</HeadCell>
          <HeadCell width="40%">{words.sample}</HeadCell>
          <HeadCell width="35%">{words.usedFor}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {table.header.map((name, index) => {
          const sample = table.rows
            .flatMap(({ cells }) => cells[index] || [])
            .slice(0, SAMPLES)
            .join(' · ');
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one name, and their order never changes
            <Row key={index}>
              <RowHead cut={name}>{name}</RowHead>
              <Cell label={words.sample} muted cut={sample}>
                {sample}
              </Cell>
              <Cell label={words.usedFor}>
                <Select
                  name={`column-${index}`}
                  label={words.usedForColumn(name)}
                  hideLabel
                  size="toolbar"
                  width="full"
                  emptyLabel={words.leaveOut}
                  options={options}
                  value={targets[index] ?? ''}
                  disabled={disabled}
                  error={faults.find((fault) => fault.index === index)?.fault}
                  onChange={({ currentTarget }) => onChoose(index, currentTarget.value)}
                />
              </Cell>
            </Row>
          );
        })}
      </tbody>
    </Table>
  );
}
