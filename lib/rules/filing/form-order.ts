import type { DeskForm } from '#lib/contract/desk-form';

type Known = Pick<DeskForm, 'order' | 'complete' | 'confidence'>;

/** How reliable the order of a form's items is, for people who copy the answers into it. */
export function formOrder({ order, complete, confidence }: Known): string {
  if (order === 'usual') {
    return 'The order of this form is not known. This is the usual order: check it against the form of the office.';
  }
  const known =
    confidence === 'primary'
      ? 'Order from a page of the office.'
      : 'Order from a copy of the form: check it against the form of the office.';
  return complete ? known : `${known} Some of its items are not known.`;
}
