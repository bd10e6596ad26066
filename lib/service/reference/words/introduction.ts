/** The introduction of the reference, in Markdown. */
export const introduction = `An HTTP interface for the foreign qualification and formation of US LLCs: filings, cases, fees, documents and registered agents.

- **Authentication.** Send \`Authorization: Bearer <API_KEY>\`. The prefix of the key selects the mode: \`sk_test_\` is an isolated sandbox, \`sk_live_\` is real.
- **Errors** are problem documents (RFC 7807). Their \`type\` is the address of a page that explains cause and cure: see [all problems](/docs/problems).
- **Version.** This is version \`1.0\`; every answer says so in \`Statehouse-Version\`. Foreign qualification is in early access and may change in backwards-incompatible ways before it is marked stable.
- **Guides.** Start with the [quick start](/docs/guides/quick-start), or choose from [all guides](/docs/guides).
`;
