import type { Client } from '#lib/client/create-client';
import { einQuestions } from '#lib/rules/plan/ein-questions';
import type { PlanRequirement } from '#lib/rules/plan/plan-requirement';

/** What a state requires of a new LLC, and what the IRS requires if an EIN is applied for too. */
export async function formationRequirement(client: Client, jurisdiction: string): Promise<PlanRequirement> {
  const requirement = await client.formations.requirement({ jurisdiction });
  return { ...requirement, fields: [...requirement.fields, ...einQuestions] };
}
