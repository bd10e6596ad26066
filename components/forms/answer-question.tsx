'use client';

import type { ComponentType } from 'react';
import { AddressAnswer } from '#components/forms/address-answer';
import { AgentAnswer } from '#components/forms/agent-answer';
import { type AnswerField, shapeOf } from '#components/forms/answer-field.ts';
import { useAnswerForm } from '#components/forms/answer-form-context.ts';
import { ContactAnswer } from '#components/forms/contact-answer';
import { CountyAnswer } from '#components/forms/county-answer';
import { DateAnswer } from '#components/forms/date-answer';
import { DocumentAnswer } from '#components/forms/document-answer';
import type { AnswerFieldProps } from '#components/forms/field-props.ts';
import { fieldWords } from '#components/forms/field-words';
import { formKey } from '#components/forms/form-key.ts';
import { IndustryAnswer } from '#components/forms/industry-answer';
import { MembersAnswer } from '#components/forms/members-answer';
import { NumberAnswer } from '#components/forms/number-answer';
import { Offers } from '#components/forms/offers';
import { PeopleAnswer } from '#components/forms/people-answer';
import { PersonAnswer } from '#components/forms/person-answer';
import { TextAnswer } from '#components/forms/text-answer';
import { TextListAnswer } from '#components/forms/text-list-answer';
import { UnknownAnswer } from '#components/forms/unknown-answer';
import { YesNoAnswer } from '#components/forms/yes-no-answer';

const NO_OFFERS: never[] = [];

/** One question, rendered by its type and shape. */
export function AnswerQuestion({ field }: { field: AnswerField }) {
  const { notes } = useAnswerForm();
  const Answer = answerOf(field);
  const note = notes[field.name];
  return (
    <>
      <Offers offers={note?.offers ?? NO_OFFERS} />
      <Answer field={field} path={formKey(field.name)} words={fieldWords(field, note)} />
    </>
  );
}

function answerOf(field: AnswerField): ComponentType<AnswerFieldProps> {
  switch (field.type) {
    case 'string':
      return textAnswerOf(field);
    case 'number':
      return NumberAnswer;
    case 'boolean':
      return YesNoAnswer;
    case 'date':
      return DateAnswer;
    case 'document':
      return DocumentAnswer;
    case 'object':
      return objectAnswerOf(field);
    case 'list':
      return listAnswerOf(field);
    default:
      return UnknownAnswer;
  }
}

function textAnswerOf({ name, options }: AnswerField): ComponentType<AnswerFieldProps> {
  if (options) return TextAnswer;
  if (name === 'naics_code') return IndustryAnswer;
  return name.endsWith('_county') ? CountyAnswer : TextAnswer;
}

function objectAnswerOf(field: AnswerField): ComponentType<AnswerFieldProps> {
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

function listAnswerOf(field: AnswerField): ComponentType<AnswerFieldProps> {
  const shape = shapeOf(field);
  return shape === undefined || shape === 'text' ? TextListAnswer : PeopleAnswer;
}
