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

/** The first owner of the record; the others are added on its page. */
export const OWNER = 'owners.0.';

const ofOwner = (...names: string[]) => names.flatMap((name) => [`owner${name}`, `member${name}`]);

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
  street_line_2: ['streetline2', 'address2', 'addressline2', 'street2', 'suite', 'line2'],
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
    'stateofformation',
    'formationstate',
    'stateofincorporation',
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
  plain(`${OWNER}name.first`, words.owner.first, ...ofOwner('firstname', 'first')),
  plain(`${OWNER}name.last`, words.owner.last, ...ofOwner('lastname', 'last', 'surname')),
  plain(`${OWNER}name.entity_name`, words.owner.company, ...ofOwner('company', 'companyname', 'entity')),
  plain(
    `${OWNER}ownership_percent`,
    words.owner.percent,
    'ownershippercent',
    'ownership',
    ...ofOwner('percent', 'share'),
  ),
];

/** Stored under its own name; there can be any number of such columns. */
export const OWN_DATA = 'metadata';

const plainName = (name: string) => name.toLowerCase().replaceAll(/[^a-z\d]/g, '');

/** Guesses the target of each column from its name; columns without a match are left out. */
export function guessColumns(header: readonly string[]): string[] {
  const taken = new Set<string>();
  const take = (target: string) => {
    if (taken.has(target)) return '';
    taken.add(target);
    return target;
  };
  const guessed = header.map((name) => {
    const found = IMPORT_COLUMNS.find(({ names }) => names.includes(plainName(name)));
    return found ? take(found.target) : '';
  });
  // "State" is that of the address if the file has one and also names the home state.
  return guessed.map((target, index) => {
    if (target !== '' || !['state', 'st'].includes(plainName(header[index] ?? ''))) return target;
    return take('formation_jurisdiction') || take('principal_address.region');
  });
}

/** Why rows cannot be read with these columns, by column; undefined if they can. */
export function columnFaults(targets: readonly string[]): { index: number; fault: string }[] {
  const labelOf = (target: string) => IMPORT_COLUMNS.find((column) => column.target === target)?.label ?? '';
  return targets.flatMap((target, index) => {
    const isTwice = target !== '' && target !== OWN_DATA && targets.indexOf(target) < index;
    return isTwice ? [{ index, fault: words.twice(labelOf(target)) }] : [];
  });
}

/** Facts that every record needs but no column provides. */
export function missingColumns(targets: readonly string[]): string[] {
  const needed = ['legal_name', 'formation_jurisdiction'];
  return IMPORT_COLUMNS.filter(({ target }) => needed.includes(target) && !targets.includes(target)).map(
    ({ label }) => words.needed(label),
  );
}
