export type Preferences = { theme: string; density: string; shortcuts: string };

/** The ways to pay that a person reads the totals of plans by. */
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
    label: 'Theme',
    options: [
      ['system', 'System'],
      ['light', 'Light'],
      ['dark', 'Dark'],
    ],
  },
  {
    name: 'density',
    label: 'Rows',
    options: [
      ['comfortable', 'Comfortable'],
      ['compact', 'Compact'],
    ],
  },
  {
    name: 'shortcuts',
    label: 'Single-key shortcuts',
    options: [
      ['on', 'On'],
      ['off', 'Off'],
    ],
  },
];
