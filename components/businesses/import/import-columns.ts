import { mostOwners } from '#components/businesses/import/import-limits.ts';
import { importWords as words } from '#components/businesses/import/words.ts';
import { businessWords } from '#components/businesses/words.ts';

const { fields } = businessWords;

export type Column = {
  /** The target of a value: a member of the record, or `address.part`. Empty: it is left out. */
  target: string;
  label: string;
  /** Names that a file may use for it, in lower case without spaces and punctuation. */
  names: readonly string[];
};

const plain = (target: string, label: string, ...names: string[]): Column => ({ target, label, names });

const partNames: Record<keyof typeof words.parts, readonly string[]> = {
  street_line_1: [
    'streetline1',
    'address1',
    'addressline1',
    'street',
    'streetaddress',
    'address',
    'line1',
    '',
  ],
  street_line_2: ['streetline2', 'address2', 'addressline2', 'street2', 'suite', 'unit', 'line2'],
  city: ['city', 'town'],
  region: ['region', 'addressstate', 'stateofaddress'],
  postal_code: ['postalcode', 'zip', 'zipcode', 'postcode'],
  county: ['county'],
  country: ['country'],
};

function addressColumns(target: string, label: string, prefixes: readonly string[]): Column[] {
  return Object.entries(partNames).map(([part, names]) => ({
    target: `${target}.${part}`,
    label: words.address(label, words.parts[part as keyof typeof partNames]),
    names: prefixes
      .flatMap((prefix) => [...names, part === 'region' ? 'state' : ''].map((name) => `${prefix}${name}`))
      .filter((name) => name !== '' && name !== 'state'),
  }));
}

/** The columns of one owner, whose number is before or after their names; the first owner needs none. */
function ownerColumns(place: number): Column[] {
  const number = String(place + 1);
  const numbered = (name: string) =>
    ['owner', 'member'].flatMap((who) => [
      `${who}${number}${name}`,
      `${who}${name}${number}`,
      ...(place === 0 ? [`${who}${name}`] : []),
    ]);
  const column = (part: string, label: string, ...names: string[]) =>
    plain(`owners.${place}.${part}`, words.ofOwner(place, label), ...names.flatMap(numbered));
  const { first, last, company, percent } = words.owner;
  return [
    column('name.first', first, 'firstname', 'first'),
    column('name.last', last, 'lastname', 'last', 'surname'),
    column('name.entity_name', company, 'company', 'companyname', 'entity'),
    // "Ownership percent" begins with "owner" too.
    column('ownership_percent', percent, 'shippercent', 'ship', 'percent', 'share', 'shareinpercent'),
  ];
}

const OWNER_COLUMNS = Array.from({ length: mostOwners }, (_, place) => ownerColumns(place)).flat();

/** The owner of a target, counted from 0, and which of the owner's members it is; undefined for any other target. */
export function ownerOf(target: string): { place: number; part: string } | undefined {
  const [, place, part] = /^owners\.(\d+)\.(.+)$/.exec(target) ?? [];
  return part === undefined ? undefined : { place: Number(place), part };
}

/** The targets that a column can have. */
export const IMPORT_COLUMNS: readonly Column[] = [
  plain(
    'legal_name',
    fields.legalName,
    'legalname',
    'companyname',
    'businessname',
    'entityname',
    'name',
    'company',
    'business',
  ),
  plain('entity_type', fields.entityType, 'entitytype', 'entity', 'type', 'companytype', 'kind'),
  plain(
    'formation_jurisdiction',
    fields.homeState,
    'formationjurisdiction',
    'homestate',
    'homejurisdiction',
    'domesticstate',
    'domesticjurisdiction',
    'stateofformation',
    'formationstate',
    'stateofincorporation',
    'stateoforganization',
    'stateoforigin',
    'jurisdictionofformation',
    'jurisdictionofincorporation',
    'jurisdictionoforganization',
    'domicile',
    'jurisdiction',
  ),
  plain(
    'formation_date',
    fields.formationDate,
    'formationdate',
    'dateofformation',
    'dateformed',
    'formed',
    'formedon',
    'incorporated',
    'dateofincorporation',
  ),
  plain(
    'registration_number',
    fields.number,
    'registrationnumber',
    'filenumber',
    'fileno',
    'fileid',
    'entityno',
    'entityid',
    'sosnumber',
    'stateid',
    'entitynumber',
    'companynumber',
    'statenumber',
    'number',
    'no',
  ),
  plain('management_structure', fields.management, 'managementstructure', 'management', 'managedby'),
  plain('email', fields.email, 'businessemail', 'email', 'emailaddress'),
  plain('phone', fields.phone, 'phonenumber', 'phone', 'telephone', 'tel'),
  plain('website', fields.website, 'website', 'web', 'url'),
  plain('purpose', fields.purpose, 'purpose', 'businesspurpose', 'description'),
  ...addressColumns('principal_address', fields.principalOffice, [
    'principaladdress',
    'principaloffice',
    'principal',
    'office',
    '',
  ]),
  ...addressColumns('mailing_address', fields.mailingAddress, ['mailingaddress', 'mailing', 'mail']),
  ...OWNER_COLUMNS,
];

/** The columns of all owners up to this one. */
const upToOwner = (last: number) =>
  IMPORT_COLUMNS.filter(({ target }) => (ownerOf(target)?.place ?? 0) <= last);

/** The columns of an empty file to fill in. */
export const templateColumns = upToOwner(1);

/** What a column can be used for, with one owner more than are in use. */
export function offeredColumns(targets: readonly string[]): readonly Column[] {
  return upToOwner(Math.max(...targets.map((target) => ownerOf(target)?.place ?? -1)) + 1);
}

/** Stored under its own name; there can be any number of such columns. */
export const OWN_DATA = 'metadata';

// "#" alone, or at the beginning, counts the rows.
const plainName = (name: string) =>
  name
    .toLowerCase()
    .replace(/(?<=[a-z] ?)#/, 'no')
    .replaceAll(/[^a-z\d]/g, '');

/** Guesses the target of each column from its name; columns without a match are left out. */
export function guessColumns(header: readonly string[]): string[] {
  const taken = new Set<string>();
  // A column of an owner that comes again is that of the next owner.
  const take = (target: string) => {
    const part = ownerOf(target)?.part;
    const next = OWNER_COLUMNS.filter((column) => ownerOf(column.target)?.part === part);
    const free = [target, ...next.map((column) => column.target)].find((one) => !taken.has(one)) ?? '';
    taken.add(free);
    return free;
  };
  const guessed = header.map((name) => {
    const found = IMPORT_COLUMNS.find(({ names }) => names.includes(plainName(name)));
    return found ? take(found.target) : '';
  });
  // "State" beside a city is that of the address.
  const hasAddress = ['principal_address.city', 'principal_address.postal_code'].some((part) =>
    taken.has(part),
  );
  return guessed.map((target, index) => {
    if (target !== '' || !['state', 'st'].includes(plainName(header[index] ?? ''))) return target;
    return (hasAddress ? '' : take('formation_jurisdiction')) || take('principal_address.region');
  });
}

/** Why rows cannot be read with these columns, by column; undefined if they can. */
export function columnFaults(
  targets: readonly string[],
  header: readonly string[],
): { index: number; fault: string }[] {
  const labelOf = (target: string) => IMPORT_COLUMNS.find((column) => column.target === target)?.label ?? '';
  return targets.flatMap((target, index) => {
    if (target === '') return [];
    if (target !== OWN_DATA)
      return targets.indexOf(target) < index ? [{ index, fault: words.twice(labelOf(target)) }] : [];
    const isNamed = (place: number) => targets[place] === OWN_DATA && header[place] === header[index];
    return header.findIndex((_, place) => isNamed(place)) < index
      ? [{ index, fault: words.sameName(header[index] ?? '') }]
      : [];
  });
}

/** Facts that every record needs but no column provides. */
export function missingColumns(targets: readonly string[]): string[] {
  const needed = ['legal_name', 'formation_jurisdiction'];
  return IMPORT_COLUMNS.filter(({ target }) => needed.includes(target) && !targets.includes(target)).map(
    ({ label }) => words.needed(label),
  );
}
