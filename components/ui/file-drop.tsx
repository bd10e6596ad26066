'use client';

import { Upload } from 'lucide-react';
import { DropZone } from 'react-aria-components/DropZone';
import { FileTrigger, Pressable } from 'react-aria-components/FileTrigger';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Button } from '#components/ui/button';
import { FieldFrame, type FieldWords } from '#components/ui/field-frame';
import { fieldId } from '#components/ui/field-id';

type FileDropProps = FieldWords & {
  name: string;
  id?: string;
  /** Media types or endings, as in an input's `accept`. */
  accept: readonly string[];
  multiple?: boolean;
  onFiles: (files: File[]) => void;
  busy?: boolean;
  buttonLabel?: string;
};

// Kinds, size and age limits belong in the hint: they are told before a file is chosen.
export function FileDrop(props: FileDropProps) {
  const { name, accept, multiple = false, onFiles, busy, buttonLabel, ...words } = props;
  const id = props.id ?? fieldId(name);
  const label = buttonLabel ?? (multiple ? 'Choose files' : 'Choose a file');
  return (
    <FieldFrame {...words} as="composite" id={id}>
      {(wiring) => (
        <I18nProvider locale="en-US">
          <DropZone
            aria-labelledby={`${id}-label`}
            getDropOperation={() => (busy ? 'cancel' : 'copy')}
            onDrop={async (event) => {
              const dropped = event.items.filter((item) => item.kind === 'file');
              const files = await Promise.all(dropped.map((item) => item.getFile()));
              const taken = multiple ? files : files.slice(0, 1);
              if (taken.length > 0) onFiles(taken);
            }}
            className="flex max-w-form flex-wrap items-center gap-x-4 gap-y-2 rounded-chip border border-control border-dashed bg-surface p-4 data-drop-target:border-action data-drop-target:border-solid data-drop-target:bg-selected"
          >
            <FileTrigger
              acceptedFileTypes={[...accept]}
              allowsMultiple={multiple}
              onSelect={(list) => list && list.length > 0 && onFiles([...list])}
            >
              <Pressable>
                <Button
                  id={id}
                  busy={busy}
                  aria-describedby={wiring['aria-describedby']}
                  icon={<Upload size={16} aria-hidden="true" />}
                >
                  {label}
                </Button>
              </Pressable>
            </FileTrigger>
            <span className="text-ink-2">or drop {multiple ? 'them' : 'it'} here</span>
          </DropZone>
        </I18nProvider>
      )}
    </FieldFrame>
  );
}
