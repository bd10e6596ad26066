import type { Section } from './section.ts';

const plan: Section = {
  title: 'Plans',
  statements: {
    'plan.created': 'a plan of several states is 201 with a key of its own for each state, and files nothing',
    'plan.registered':
      'a state in which the business is registered is 409 already_registered; nothing is made',
    'plan.override': 'an answer of one state overrides the shared one',
    'plan.states': 'a change names all states of the plan, or those to add and to remove',
    'plan.version': 'a change of an old version is 409 plan_changed',
    'plan.submitted':
      'each state is its own filing, succeeds or is refused alone, and can be submitted again',
  },
};

export const plans = [plan];
