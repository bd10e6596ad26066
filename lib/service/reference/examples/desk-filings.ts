import type { DeskFiling } from '#lib/contract/desk-filing';
import type { ChecklistItem, DeskFilingDetail } from '#lib/contract/desk-form';
import type { CaseTemplate, DeskNote, OpenDeskCaseRequest } from '#lib/contract/desk-move';
import type { Filing } from '#lib/contract/filing';
import type { RegisteredAgent } from '#lib/contract/registered-agent';
import type { JurisdictionRules } from '#lib/jurisdictions/rules';
import { caseTemplates } from '#lib/rules/case/case-templates';
import { filingSources } from '#lib/rules/filing/filing-sources';
import { appointment, organization, staff } from '#lib/service/reference/examples/desk';
import { filingSubmission } from '#lib/service/reference/examples/filings';
import { ids } from '#lib/service/reference/examples/ids';

const note: DeskNote = {
  id: '01970c66-0a20-7e31-8b5c-4d7f9a1c3e60',
  object: 'operations_note',
  filing_id: ids.filing,
  author: staff.name,
  body: 'The office asked for a second copy by phone.',
  created_at: '2026-11-21T09:44:00.000Z',
};

const checked: ChecklistItem = {
  item: 'fee_paid',
  done: true,
  by: staff.name,
  at: '2026-11-21T09:43:00.000Z',
};

/** A live filing that somebody works on, by the name of a schema. */
export function deskFilingExamples(rules: JurisdictionRules, queued: Filing): Record<string, unknown> {
  const { name, number, url } = rules.foreign_qualification.form;
  const filing: Filing = {
    ...queued,
    mode: 'live',
    status: 'processing',
    updated_at: '2026-11-21T09:42:00.000Z',
  };
  const summary: DeskFiling = {
    id: filing.id,
    object: 'operations_filing',
    mode: 'live',
    organization,
    type: filing.type,
    status: filing.status,
    entity_type: 'llc',
    jurisdiction: rules.code,
    legal_name: 'Northwind Freight, LLC',
    expedited_tier: null,
    created_at: filing.created_at,
    status_changed_at: filing.updated_at,
    promised_at: '2026-12-15T23:59:59.999Z',
    overdue: false,
    needs_response: false,
    waits_for_formation: false,
    claim: { by: staff, since: '2026-11-21T09:40:00.000Z', until: '2026-11-21T17:42:00.000Z' },
  };
  const agent: RegisteredAgent = {
    object: 'registered_agent',
    business_id: ids.registration,
    mode: 'live',
    provider: 'service',
    status: 'pending',
    jurisdiction: rules.code,
    name: appointment.name,
    address: appointment.address,
    started_at: null,
    ended_at: null,
    handover: null,
    reason: null,
  };
  const detail: DeskFilingDetail = {
    ...summary,
    filing,
    submission: filingSubmission(rules.version),
    form: {
      name,
      number: number ?? null,
      office: rules.office.name,
      url: url ?? null,
      order: 'form',
      complete: false,
      revision: null,
      confidence: 'secondary',
      order_note: 'Order from a copy of the form: check it against the form of the office.',
      items: [
        {
          item: '1',
          label: 'Name of the entity in its home state',
          value: 'Northwind Freight, LLC',
          field: 'legal_name',
          parts: [],
          from: 'record',
        },
        {
          item: null,
          label: 'Purpose',
          value: 'Freight brokerage',
          field: 'purpose',
          parts: [],
          from: 'submission',
        },
      ],
    },
    fee: filing.fee ?? null,
    fee_today: null,
    unpriced: [],
    agent,
    agent_cases: [],
    documents: [],
    outdated_documents: [],
    checklist: [checked],
    sources: filingSources(rules, 'foreign_qualification'),
    notes: [note],
    history: [
      {
        at: filing.updated_at,
        action: 'filing.processing',
        actor: { type: 'staff', id: staff.id, name: staff.name },
      },
    ],
  };
  return {
    ...templateExamples(rules.name),
    ChecklistItem: checked,
    DeskFiling: summary,
    DeskFilingDetail: detail,
    DeskNote: note,
  };
}

/** A common rejection, and the case that it becomes. */
function templateExamples(state: string): {
  CaseTemplate?: CaseTemplate;
  OpenDeskCaseRequest?: OpenDeskCaseRequest;
} {
  const all = caseTemplates({ legalName: 'Northwind Freight, LLC', state, type: 'foreign_qualification' });
  const template = all.find(({ reason }) => reason === 'certificate_too_old');
  if (!template) return {};
  const { reason: _reason, label: _label, ...opened } = template;
  return { CaseTemplate: template, OpenDeskCaseRequest: { ...opened, due_at: '2026-12-05T09:35:00.000Z' } };
}
