import { z } from 'zod';

export const FieldError = z
  .object({
    pointer: z.string().meta({
      description:
        'JSON pointer into the body, ?name for a query parameter, or {name} for a part of the path',
      example: '/principal_address/postal_code',
    }),
    code: z.string().meta({ example: 'required' }),
    detail: z.string(),
    sources: z
      .array(z.string())
      .optional()
      .meta({ description: 'Addresses of the rules behind this, where known' }),
  })
  .meta({ id: 'FieldError' });
export type FieldError = z.infer<typeof FieldError>;

export const NameConflict = z
  .object({
    kind: z.enum(['rule', 'record']),
    detail: z.string(),
    name: z.string().optional(),
    registration_number: z.string().optional(),
    jurisdiction: z.string().optional(),
    status: z.string().optional(),
  })
  .meta({ id: 'NameConflict' });
export type NameConflict = z.infer<typeof NameConflict>;

export const ExistingRegistration = z
  .object({
    business_id: z.string(),
    filing_id: z.string().nullable(),
    registration_number: z.string().nullable(),
    registration_date: z.string().nullable(),
    status: z.string(),
  })
  .meta({ id: 'ExistingRegistration' });
export type ExistingRegistration = z.infer<typeof ExistingRegistration>;

export const OtherRegistration = ExistingRegistration.extend({
  jurisdiction: z.string().meta({ description: 'The state concerned' }),
  legal_name: z.string().meta({ description: 'The name of the other record' }),
  detail: z.string().meta({ description: 'Which record it is, and what it has in which state' }),
}).meta({
  id: 'OtherRegistration',
  description:
    'A registration, in force or in progress, that another record of the same company has in the state: the company would be filed there twice. It stands in the way of nothing',
});
export type OtherRegistration = z.infer<typeof OtherRegistration>;

export const Problem = z
  .object({
    type: z.string().meta({ description: '{base_url}/problems/<code>' }),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    instance: z.string().meta({ description: 'The path of the request' }),
    request_id: z.string().optional(),
    errors: z.array(FieldError).optional(),
    missing: z.array(z.object({ field: z.string(), detail: z.string() })).optional(),
    formation_business_id: z.string().optional(),
    offered: z.array(z.string()).optional(),
    conflicts: z.array(NameConflict).optional(),
    required_scope: z.string().optional(),
    existing_registration: ExistingRegistration.optional(),
    existing_registrations: z
      .array(ExistingRegistration.extend({ jurisdiction: z.string() }))
      .optional()
      .meta({ description: 'Of a plan: each state in which a registration exists already' }),
    changed: z
      .array(
        z.object({
          pointer: z.string().meta({ description: 'What was changed', example: '/answers/email' }),
          by: z.string().meta({ description: 'Name of the person or key that changed it' }),
          at: z.string().meta({ description: 'When it was changed' }),
        }),
      )
      .optional()
      .meta({ description: 'Of a plan: what others changed since the version that you have read' }),
    existing_filing_id: z.string().optional(),
    existing_id: z.string().optional(),
    current_version: z.string().optional(),
    filing_status: z.string().optional(),
    claim: z
      .object({
        by: z
          .object({
            id: z.string().meta({ description: 'Id of the person or the key' }),
            name: z.string().meta({ description: 'Name of the person or the key' }),
          })
          .meta({ description: 'Who works on the filing' }),
        since: z.string().meta({ description: 'When the work on it began' }),
      })
      .optional()
      .meta({ description: 'At the operations desk: who works on the filing, and since when' }),
    case_status: z.string().optional(),
    registered_agent_status: z.string().optional(),
  })
  .meta({ id: 'Problem', description: 'RFC 7807 problem details' });
export type Problem = z.infer<typeof Problem>;
