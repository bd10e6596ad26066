/** The ids of the example resources, so that all examples of a guide or page refer to the same ones. */
export const ids = {
  business: '01970c5e-8f00-7c3a-9b1d-2f4e6a8c0d1e',
  registration: '01970c60-1a40-7f52-8a6e-4b7c1d9e2f30',
  filing: '01970c60-1a42-7b11-9d0f-6c5a3e8b7d21',
  plan: '01970c62-3b10-7c84-9e5f-8d2a6b4c1f73',
  case: '01970c64-77d0-7e08-b3c4-9a1f5d6e8b02',
  obligation: '01970c6b-05e0-7a15-8c3e-6d2b9f4a7e10',
  document: '01970c6b-05c8-74aa-8e2d-1b3f7c9d5e64',
  event: '01970c6b-05cb-7d93-a7f6-3e5d8b1c9a47',
  ein: '01970c60-1a43-7d52-8b1c-2e6f9a0d4c73',
  auditEntry: '01970c60-1a44-7c2e-9f83-5d7b1e3a6c92',
  webhookEndpoint: '01970c57-66c0-7a94-8f3d-5b2e7c9a1d06',
  webhookDelivery: '01970c6b-05d0-7b68-9c42-7f1a3e5d8b90',
  approval: '01970c5f-02b0-7d64-8e1a-5c9f3b7d2a18',
  approvalRule: '01970c58-91c0-7b3e-a5d2-8f4c6e0b1a97',
  preparer: '01970c50-1d80-7c92-b6e4-0a3f7d5c9b21',
  approver: '01970c50-1d81-7f15-9a48-6e2b8c0d4f63',
} as const;
