import { type Access, demoAccess, ownAccess } from './access.ts';
import { makePdf } from './pdf.ts';
import { addBusiness, api, submitInOhio } from './service.ts';

const taken = {
  charged: {
    items: [
      { component_type: 'base', name: 'filing', amount: 99 },
      { component_type: 'dynamic', name: 'certified_copy', amount: 5.5 },
    ],
  },
};

/** A live filing in Ohio that the desk has completed, for 99 dollars and a copy unless told otherwise. */
export async function completeLive(legalName: string, charge: object = taken): Promise<string> {
  const live: Access = { ...ownAccess(), test_key: ownAccess().live_key };
  const desk: Access = { ...demoAccess(), test_key: demoAccess().operator_key };
  const filing = await submitInOhio(await addBusiness(legalName, live), live);
  const move = (body: object) => api('POST', `/v1/operations/filing/${filing.id}/move`, body, desk);
  await move({ from: 'queued', to: 'ready_to_file' });
  await move({ from: 'ready_to_file', to: 'processing' });
  await move({ from: 'processing', to: 'filed' });
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(await makePdf('Certificate'))]), 'certificate.pdf');
  form.append('types[]', 'certificate_of_authority');
  const headers = { Authorization: `Bearer ${desk.test_key}` };
  const documents = `${desk.url}/v1/operations/filing/${filing.id}/document`;
  const uploaded = await fetch(documents, { method: 'POST', headers, body: form });
  await move({
    from: 'filed',
    to: 'completed',
    result: { registration_number: '4512345', registration_date: new Date().toISOString().slice(0, 10) },
    documents: [((await uploaded.json()) as { id: string }).id],
    ...charge,
  });
  return filing.id;
}
