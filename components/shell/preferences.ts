import { personMenuWords } from '#components/shell/menu-words.ts';

export type Preferences = { theme: string; density: string; shortcuts: string };

/** The payment methods by which a person can see the totals of plans. */
export const paymentMethods = ['credit_card', 'ach'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export type PersonActions = {
  setPreference: (form: FormData) => Promise<void>;
  switchOrganization: (form: FormData) => Promise<void>;
  signOut: () => Promise<void>;
};

/** Each setting with its choices; the value of a button is `name=value`. */
export const choices: { name: keyof Preferences; label: string; options: [string, string][] }[] = [
  {
    name: 'theme',
    label: personMenuWords.theme,
    options: [
      ['system', personMenuWords.themes.system],
      ['light', personMenuWords.themes.light],
      ['dark', personMenuWords.themes.dark],
    ],
  },
  {
    name: 'density',
    label: personMenuWords.rows,
    options: [
      ['comfortable', personMenuWords.densities.comfortable],
      ['compact', personMenuWords.densities.compact],
    ],
  },
  {
    name: 'shortcuts',
    label: personMenuWords.shortcuts,
    options: [
      ['on', personMenuWords.on],
      ['off', personMenuWords.off],
    ],
  },
];
