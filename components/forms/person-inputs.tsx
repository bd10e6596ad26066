'use client';

import { AddressChoice } from '#components/forms/address-choice';
import { AddressInputs } from '#components/forms/address-inputs';
import { type AnswerField, shapeOf } from '#components/forms/answer-field.ts';
import { useAnswerForm } from '#components/forms/answer-form-context.ts';
import { AnswerSelect } from '#components/forms/answer-select';
import { AnswerText } from '#components/forms/answer-text';
import { NameInputs } from '#components/forms/name-inputs';
import { NumberAnswer } from '#components/forms/number-answer';
import { formWords } from '#components/forms/words.ts';
import { fieldId } from '#components/ui/field-id.ts';

const share: AnswerField = { name: 'ownership_percent', type: 'number', description: '', required: false };

/** The parts of one person or company: type first, then name, role and address. */
export function PersonInputs({ field, path }: { field: AnswerField; path: string }) {
  const { principalPath } = useAnswerForm();
  const wanted = (part: string) => field.inner_required?.includes(part) ?? false;
  const offered = (part: string) => field.inner_offered?.includes(part) ?? false;
  const governs = shapeOf(field) === 'governing_person';
  const address: AnswerField = {
    name: 'address',
    type: 'object',
    shape: 'address',
    label: formWords.address.address,
    description: formWords.address.address,
    required: wanted('address'),
  };
  return (
    <div className="max-w-(--container-list) space-y-4">
      <NameInputs path={`${path}.name`} />
      {governs ? (
        <AnswerSelect
          path={`${path}.role`}
          label={formWords.people.role}
          optional={!wanted('role')}
          width="medium"
          emptyLabel={formWords.people.roleNotStated}
          options={[
            { value: 'member', label: formWords.people.member },
            { value: 'manager', label: formWords.people.manager },
          ]}
        />
      ) : null}
      {principalPath === null ? (
        <div id={fieldId(`${path}.address`)}>
          <AddressInputs path={`${path}.address`} />
        </div>
      ) : (
        <AddressChoice
          field={address}
          path={`${path}.address`}
          words={{ label: formWords.address.address, optional: !address.required }}
        />
      )}
      {governs && (wanted('email') || offered('email')) ? (
        <AnswerText
          path={`${path}.email`}
          face="ui"
          label={formWords.people.email}
          type="email"
          optional={!wanted('email')}
          autoComplete="off"
        />
      ) : null}
      {offered('phone') ? (
        <AnswerText
          path={`${path}.phone`}
          face="ui"
          label={formWords.people.phone}
          type="tel"
          optional
          autoComplete="off"
        />
      ) : null}
      {offered('ownership_percent') ? (
        <NumberAnswer
          field={share}
          path={`${path}.ownership_percent`}
          words={{ label: formWords.people.share, optional: true }}
        />
      ) : null}
    </div>
  );
}
