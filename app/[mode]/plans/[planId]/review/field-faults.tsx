import { afterLabel } from '#components/forms/after-label.ts';
import { type AnswerField, labelOf } from '#components/forms/answer-field.ts';
import { placeProblems } from '#components/forms/place-problems.ts';
import { TextLink } from '#components/ui/text-link';
import type { FieldError } from '#lib/contract/problem';

type FieldFaultsProps = { form: string; fields: readonly AnswerField[]; errors: readonly FieldError[] };

/** Each fault leads to its question on the form; one that belongs to none is named with its code. */
export function FieldFaults({ form, fields, errors }: FieldFaultsProps) {
  const known = new Map(fields.map((field) => [field.name, labelOf(field)]));
  return (
    <ul className="mt-2 space-y-1">
      {placeProblems(errors, fields).map(({ path, message, code }) => {
        const name = path?.split('.')[0] ?? '';
        const label = known.get(name) ?? path;
        return (
          <li key={`${path}-${code}-${message}`}>
            {path && label ? (
              <>
                <TextLink href={`${form}?check=1#field-${path}`} tone="strong">
                  {label}
                </TextLink>
                {afterLabel(label, message, name)}
              </>
            ) : (
              <>
                {message} <code className="font-mono text-small">{code}</code>
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}
