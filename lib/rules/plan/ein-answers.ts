import { isPlainObject } from '#lib/contract/is-plain-object';

type Answers = Record<string, unknown>;

/** The path of each answer of the EIN section in the submitted application. */
const places: Record<string, readonly string[]> = {
  ein_first_name: ['responsible_party', 'name', 'first'],
  ein_middle_name: ['responsible_party', 'name', 'middle'],
  ein_last_name: ['responsible_party', 'name', 'last'],
  ein_suffix: ['responsible_party', 'name', 'suffix'],
  ein_title: ['responsible_party', 'title'],
  ein_principal_activity: ['principal_activity'],
  ein_principal_activity_detail: ['principal_activity_detail'],
  ein_reason: ['reason'],
  ein_employees_agricultural: ['expected_employees', 'agricultural'],
  ein_employees_household: ['expected_employees', 'household'],
  ein_employees_other: ['expected_employees', 'other'],
  ein_first_wages_date: ['first_wages_date'],
  ein_closing_month: ['closing_month'],
};

export const TAX_ID_POINTER = '/ein/responsible_party/tax_id';

/**
 * The answers as a formation submits them: those of the EIN section are nested under `ein`, if an EIN is applied for.
 */
export function gatherEin(answers: Answers): Answers {
  const rest = Object.entries(answers).filter(([name]) => name !== 'apply_for_ein' && !(name in places));
  if (answers.apply_for_ein !== true) return Object.fromEntries(rest);
  const ein: Answers = { responsible_party: { name: { type: 'person' } }, expected_employees: {} };
  for (const [name, place] of Object.entries(places)) {
    const value = name === 'ein_closing_month' ? toMonth(answers[name]) : answers[name];
    if (value !== undefined) put(ein, place, value);
  }
  return { ...Object.fromEntries(rest), ein };
}

/** The reverse: a submitted application as the answers to its questions. */
export function spreadEin(ein: unknown): Answers {
  const answers = Object.entries(places).map(([name, place]) => [name, at(ein, place)] as const);
  const given = answers.filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    given.map(([name, value]) => [name, name === 'ein_closing_month' ? String(value) : value]),
  );
}

/** The pointer to the question that an error of the application is about; other pointers are unchanged. */
export function einPointer(pointer: string): string {
  const steps = pointer.replace(/^\/ein\//, '');
  if (steps === pointer) return pointer;
  const found = Object.entries(places).find(([, place]) => place.join('/') === steps);
  return found ? `/${found[0]}` : pointer;
}

function toMonth(value: unknown): number | undefined {
  return typeof value === 'string' && /^\d{1,2}$/.test(value) ? Number(value) : undefined;
}

function put(target: Answers, [step = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) {
    target[step] = value;
    return;
  }
  const inner = isPlainObject(target[step]) ? target[step] : {};
  target[step] = inner;
  put(inner, rest, value);
}

function at(value: unknown, place: readonly string[]): unknown {
  return place.reduce<unknown>((inner, step) => (isPlainObject(inner) ? inner[step] : undefined), value);
}
