'use client';

import { AddressAnswer } from '#components/forms/address-answer';
import { AgentAnswer } from '#components/forms/agent-answer';
import { type AnswerField, shapeOf } from '#components/forms/answer-field';
import { useAnswerForm } from '#components/forms/answer-form-context';
import { ContactAnswer } from '#components/forms/contact-answer';
import { DateAnswer } from '#components/forms/date-answer';
import type { AnswerFieldProps } from '#components/forms/field-props';
import { fieldWords } from '#components/forms/field-words';
import { formKey } from '#components/forms/form-key';
import { MembersAnswer } from '#components/forms/members-answer';
import { NumberAnswer } from '#components/forms/number-answer';
import { PaperAnswer } from '#components/forms/paper-answer';
import { PeopleAnswer } from '#components/forms/people-answer';
import { PersonAnswer } from '#components/forms/person-answer';
import { TextAnswer } from '#components/forms/text-answer';
import { TextListAnswer } from '#components/forms/text-list-answer';
import { UnknownAnswer } from '#components/forms/unknown-answer';
import { YesNoAnswer } from '#components/forms/yes-no-answer';

/** One question, drawn by its type and the shape of what is inside. */
export function AnswerQuestion({ field }: { field: AnswerField }) {
  const { notes } = useAnswerForm();
  const Answer = answerOf(field);
  return <Answer field={field} path={formKey(field.name)} words={fieldWords(field, notes[field.name])} />;
}

function answerOf(field: AnswerField): (props: AnswerFieldProps) => React.ReactNode {
  switch (field.type) {
    case 'string':
      return TextAnswer;
    case 'number':
      return NumberAnswer;
    case 'boolean':
      return YesNoAnswer;
    case 'date':
      return DateAnswer;
    case 'document':
      return PaperAnswer;
    case 'object':
      return objectAnswerOf(field);
    case 'list':
      return listAnswerOf(field);
    default:
      return UnknownAnswer;
  }
}

function objectAnswerOf(field: AnswerField) {
  switch (shapeOf(field)) {
    case 'address':
      return AddressAnswer;
    case 'filing_contact':
      return ContactAnswer;
    case 'registered_agent':
      return AgentAnswer;
    case 'party':
    case 'governing_person':
      return PersonAnswer;
    default:
      return MembersAnswer;
  }
}

function listAnswerOf(field: AnswerField) {
  const shape = shapeOf(field);
  return shape === undefined || shape === 'text' ? TextListAnswer : PeopleAnswer;
}
