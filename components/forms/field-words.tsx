import { LawLine } from '#components/fees/law-line';
import { type AnswerField, labelOf } from '#components/forms/answer-field.ts';
import { ConflictChoice } from '#components/forms/conflict-choice';
import type { AnswerNote } from '#components/forms/form-setting.ts';
import { formWords } from '#components/forms/words.ts';
import type { FieldWords } from '#components/ui/field-frame';
import { withPeriod } from '#lib/rules/with-period';

/** The label, hint, mark, source and law of a question, the same for every kind of answer. */
export function fieldWords(field: AnswerField, note: AnswerNote | undefined): FieldWords {
  return {
    label: labelOf(field),
    optional: !field.required,
    hint: hintOf(field),
    warning: note?.warning,
    source: note?.conflict ? <ConflictChoice field={field} conflict={note.conflict} /> : note?.source,
    law: lawOf(field),
  };
}

// A question of every filing has no citation of the state; a question of the state has one, or says that none is
// recorded.
function lawOf({ sources, common }: AnswerField) {
  if (!sources || (common && sources.length === 0)) return undefined;
  return <LawLine sources={sources} />;
}

function hintOf(field: AnswerField) {
  const asked = field.description !== labelOf(field) ? field.description.trim() : '';
  const said = asked && withPeriod(asked);
  const example =
    field.example === undefined || field.type === 'boolean' ? '' : formWords.form.example(field.example);
  return [said, example].filter(Boolean).join(' ') || undefined;
}
