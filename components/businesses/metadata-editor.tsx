'use client';

import { Plus } from 'lucide-react';
import { newPair, type Pair } from '#components/businesses/metadata-pairs.ts';
import { businessWords } from '#components/businesses/words.ts';
import { Button } from '#components/ui/button';
import { Section } from '#components/ui/section';
import { showToast } from '#components/ui/show-toast.ts';
import { TextInput } from '#components/ui/text-input';
import { focusWhenDrawn } from '#components/ui/when-drawn.ts';
import { longestMetadataKey, longestMetadataValue, mostMetadataPairs } from '#lib/contract/metadata-limits';

type MetadataEditorProps = {
  pairs: readonly Pair[];
  faults: readonly { id: string; message: string }[];
  onChange: (change: (now: readonly Pair[]) => readonly Pair[]) => void;
};

const ADD = 'metadata-add';

/**
 * The organization's own references: a matter number, a desk. They are stored with the record and never sent to a
 * state.
 */
export function MetadataEditor({ pairs, faults, onChange }: MetadataEditorProps) {
  const put = (id: string, change: Partial<Pair>) =>
    onChange((now) => now.map((pair) => (pair.id === id ? { ...pair, ...change } : pair)));

  function remove(pair: Pair, at: number) {
    onChange((now) => now.filter(({ id }) => id !== pair.id));
    showToast(businessWords.references.removed(pair.key), () =>
      onChange((now) => now.toSpliced(at, 0, pair)),
    );
    document.getElementById(ADD)?.focus();
  }

  return (
    <Section
      id="references"
      title={businessWords.references.title}
      description={businessWords.references.hint}
    >
      <ul className="space-y-4 py-2">
        {pairs.map((pair, at) => (
          <li key={pair.id} className="grid items-end gap-3 sm:grid-cols-[12rem_minmax(0,1fr)_auto]">
            <TextInput
              name={`${pair.id}-key`}
              id={pair.id}
              label={businessWords.references.name}
              face="code"
              width="full"
              autoComplete="off"
              maxLength={longestMetadataKey}
              error={faults.find(({ id }) => id === pair.id)?.message}
              value={pair.key}
              onChange={(event) => put(pair.id, { key: event.target.value })}
            />
            <TextInput
              name={`${pair.id}-value`}
              label={businessWords.references.value}
              width="full"
              autoComplete="off"
              maxLength={longestMetadataValue}
              value={pair.value}
              onChange={(event) => put(pair.id, { value: event.target.value })}
            />
            <Button variant="quiet" onClick={() => remove(pair, at)}>
              {businessWords.references.remove}
              <span className="sr-only"> {pair.key || businessWords.references.thisOne}</span>
            </Button>
          </li>
        ))}
      </ul>
      {pairs.length < mostMetadataPairs ? (
        <Button
          id={ADD}
          icon={<Plus size={16} aria-hidden="true" />}
          onClick={() => {
            const pair = newPair();
            onChange((now) => [...now, pair]);
            focusWhenDrawn(pair.id);
          }}
        >
          {businessWords.references.add}
        </Button>
      ) : null}
    </Section>
  );
}
