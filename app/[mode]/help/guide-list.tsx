'use client';

import { useDeferredValue, useState } from 'react';
import { findParts } from '#components/help/find-parts.ts';
import type { Guide } from '#components/help/guide-words.ts';
import { Button } from '#components/ui/button';
import { EmptyState } from '#components/ui/empty-state';
import { Section } from '#components/ui/section';
import { TextInput } from '#components/ui/text-input';
import { TextLink } from '#components/ui/text-link';
import { helpWords as words } from './words.ts';

export type LinkedGuide = Guide & {
  /** The page that it is about. */
  page: { label: string; href: string } | null;
};

/** All guides on one page, narrowed to what was typed. */
export function GuideList({ guides }: { guides: readonly LinkedGuide[] }) {
  const [typed, setTyped] = useState('');
  const asked = useDeferredValue(typed.trim());
  const found = findParts(guides, asked);
  const count = found.reduce((sum, { parts }) => sum + parts.length, 0);
  return (
    <>
      <search>
        <TextInput
          name="help_search"
          type="search"
          label={words.search}
          hint={words.hint}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <p role="status" className="mt-2 min-h-5 text-ink-2 text-small">
          {asked === '' ? '' : words.found(count)}
        </p>
      </search>
      {found.length === 0 ? (
        <EmptyState
          kind="no-match"
          title={words.none(asked)}
          action={<Button onClick={() => setTyped('')}>{words.clear}</Button>}
        >
          {words.noneDetail}
        </EmptyState>
      ) : (
        <nav aria-label={words.contents} className="mt-2">
          <ul className="flex flex-wrap gap-x-6 gap-y-1">
            {found.map(({ id, title }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="target inline-block text-link underline decoration-1 underline-offset-[.18em]"
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {found.map((guide) => (
        <GuideSection key={guide.id} guide={guide} />
      ))}
    </>
  );
}

function GuideSection({ guide: { id, title, parts, page } }: { guide: LinkedGuide }) {
  return (
    <Section
      id={id}
      title={title}
      measure="form"
      actions={
        page ? (
          <TextLink href={page.href} alone>
            {words.open} {page.label}
          </TextLink>
        ) : null
      }
    >
      {parts.map((part) => (
        <div key={part.title} className="mt-4 first:mt-0">
          <h3 className="font-semibold">{part.title}</h3>
          <p className="mt-1">{part.text}</p>
          {part.steps ? (
            <ol className="mt-1 list-decimal space-y-0.5 ps-5">
              {part.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          ) : null}
        </div>
      ))}
    </Section>
  );
}
