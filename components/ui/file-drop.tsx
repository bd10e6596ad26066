'use client';

import { Upload } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { Button } from '#components/ui/button';
import { FieldFrame, type FieldWords } from '#components/ui/field-frame';
import { fieldId } from '#components/ui/field-id.ts';

type FileDropProps = FieldWords & {
  name: string;
  id?: string;
  /** Media types or file extensions, as in an input's `accept`. */
  accept: readonly string[];
  multiple?: boolean;
  onFiles: (files: File[]) => void;
  busy?: boolean;
  buttonLabel?: string;
};

// Types, size and age limits belong in the hint: they are read before a file is chosen.
export function FileDrop(props: FileDropProps) {
  const { name, accept, multiple = false, onFiles, busy, buttonLabel, ...words } = props;
  const id = props.id ?? fieldId(name);
  const label = buttonLabel ?? (multiple ? 'Choose files' : 'Choose a file');
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const [fault, setFault] = useState<string>();

  function take(list: FileList | null) {
    const files = [...(list ?? [])];
    setFault(undefined);
    if (files.length > 0) onFiles(files);
  }

  // A browser hands over whatever is dropped: a folder cannot be read, and of many files nobody knows which one is meant.
  function drop({ files, items }: DataTransfer) {
    const folder = [...items].map((item) => item.webkitGetAsEntry()).find((entry) => entry?.isDirectory);
    if (folder) setFault(`${folder.name} is a folder. Drop a file from it.`);
    else if (files.length > 1 && !multiple)
      setFault(`Drop one file at a time. You dropped ${files.length}, and none was taken.`);
    else take(files);
  }

  function allowDrop(event: DragEvent) {
    if (!event.dataTransfer.types.includes('Files')) return;
    // Also while busy: otherwise the browser would leave the page to show the file.
    event.preventDefault();
    event.dataTransfer.dropEffect = busy ? 'none' : 'copy';
    setIsOver(!busy);
  }

  return (
    <FieldFrame {...words} error={fault ?? words.error} as="composite" id={id}>
      {(wiring) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: the button does the same for the keyboard
        <div
          onDragEnter={allowDrop}
          onDragOver={allowDrop}
          onDragLeave={() => setIsOver(false)}
          onDrop={(event) => {
            event.preventDefault();
            setIsOver(false);
            if (!busy) drop(event.dataTransfer);
          }}
          className={`flex max-w-form flex-wrap items-center gap-x-4 gap-y-2 rounded-chip border p-4 ${isOver ? 'border-action border-solid bg-selected' : 'border-control border-dashed bg-surface'}`}
        >
          <input
            ref={input}
            type="file"
            hidden
            accept={accept.join(',')}
            multiple={multiple}
            onChange={({ currentTarget }) => {
              take(currentTarget.files);
              // The same file may be chosen again after a refusal.
              currentTarget.value = '';
            }}
          />
          <Button
            id={id}
            busy={busy}
            aria-describedby={wiring['aria-describedby']}
            icon={<Upload size={16} aria-hidden="true" />}
            onClick={() => input.current?.click()}
          >
            {label}
          </Button>
          <span className="text-ink-2">or drop {multiple ? 'them' : 'it'} here</span>
        </div>
      )}
    </FieldFrame>
  );
}
