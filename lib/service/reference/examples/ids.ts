/** The resources of the examples, so that those of one guide and one page speak of the same ones. */
export const ids = {
  business: '01970c5e-8f00-7c3a-9b1d-2f4e6a8c0d1e',
  registration: '01970c60-1a40-7f52-8a6e-4b7c1d9e2f30',
  filing: '01970c60-1a42-7b11-9d0f-6c5a3e8b7d21',
  case: '01970c64-77d0-7e08-b3c4-9a1f5d6e8b02',
  document: '01970c6b-05c8-74aa-8e2d-1b3f7c9d5e64',
  event: '01970c6b-05cb-7d93-a7f6-3e5d8b1c9a47',
  ein: '01970c60-1a43-7d52-8b1c-2e6f9a0d4c73',
  webhookEndpoint: '01970c57-66c0-7a94-8f3d-5b2e7c9a1d06',
  webhookDelivery: '01970c6b-05d0-7b68-9c42-7f1a3e5d8b90',
} as const;
