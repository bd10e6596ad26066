/** An agent who does not consent cannot be named. Returns why the answer is not valid, or null. */
export function consentFault(field: { name: string; required: boolean }, value: unknown): string | null {
  if (field.name !== 'agent_consent' || value !== false || !field.required) return null;
  return 'The registered agent must have consented before it is named. Obtain its consent, or name no agent, and we serve.';
}
