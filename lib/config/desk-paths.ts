const served = '/data/live/v1/operations';

/** Every path of the operations desk, which handles only live filings: there is no mode in them. */
export const deskPaths = {
  queue: '/operations',
  filing: (id: string) => `/operations/filings/${id}`,
  mail: '/operations/mail',
  recordedMail: '/operations/mail/recorded',
  report: '/operations/report',
  keys: '/operations/keys',

  documentFiles: `${served}/document`,
  documentUpload: (filingId: string) => `${served}/filing/${encodeURIComponent(filingId)}/document`,
  mailUpload: (businessId: string) => `${served}/business/${encodeURIComponent(businessId)}/mail`,
  mailScan: (id: string) => `${served}/mail/${encodeURIComponent(id)}/content`,
  packet: (filingId: string) => `${served}/filing/${encodeURIComponent(filingId)}/packet`,
} as const;
