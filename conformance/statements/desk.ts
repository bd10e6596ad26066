import type { Section } from './section.ts';

const operationsDesk: Section = {
  title: 'The operations desk',
  statements: {
    'desk.hidden': 'its operations answer 404 to every caller but its staff and their robots',
    'desk.document':
      'they have an OpenAPI document of their own, which is there for them alone, and every answer is as it documents',
    'desk.queue': 'the queue lists filings of all organizations, by promised time, and takes filters',
    'desk.filing':
      'a filing is shown with its submission, the form of the state item by item, the fee to pay, a checklist, notes and history',
    'desk.claim': 'a filing is claimed and released, and the next one of the queue can be claimed',
    'desk.claimed': 'a filing that another operator works on is 409 filing_claimed with by whom and since',
    'desk.packet': 'the packet is one PDF',
    'desk.stale': 'a move from a status that the filing has left is 409 stale_filing',
    'desk.step': 'a move that skips a step is 409 transition_not_allowed',
    'desk.completed_requires':
      'completed requires registration number and date, at least one document, and what was charged or why nothing',
    'desk.completed':
      'a completed filing shows its result, its documents and what was charged to the partner',
    'desk.cancel': 'a filing is canceled by the service until it is processing, with a reason',
    'desk.case': 'a case is opened from a template, and the filing waits for it',
    'desk.case_review': 'an answer is sent back with a reason, or resolved',
    'desk.case_supersede': 'a case that needs no answer any more is superseded',
    'desk.agent': 'the registered agent is appointed, fails, and is made active',
    'desk.mail': 'a piece of mail is uploaded for a business and is in the agent mail of its partner',
    'desk.note': 'a note is at the desk and never shown to a partner',
    'desk.once':
      'what is sent again under the same idempotency key is done once, and the answer says Idempotent-Replayed',
    'desk.test': 'a test filing can be read and not changed',
  },
};

export const desk = [operationsDesk];
