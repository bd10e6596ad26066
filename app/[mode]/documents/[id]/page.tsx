import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { DocumentViewer } from '#components/documents/document-viewer';
import { formatSize } from '#components/documents/format-size.ts';
import { documentsWords } from '#components/documents/words.ts';
import { FactList } from '#components/ui/fact-list';
import { Identifier } from '#components/ui/identifier';
import { PageHeader } from '#components/ui/page-header';
import { Section } from '#components/ui/section';
import { TextLink } from '#components/ui/text-link';
import { CivilDate, Time } from '#components/ui/time';
import { paths } from '#lib/config/paths';
import { Id } from '#lib/contract/scalars';
import { documentWords } from '#lib/rules/document/document-words';
import { orNotFound } from '#lib/session/or-not-found';
import { requireSession } from '#lib/session/require-session';
import type { Session } from '#lib/session/session';

type DocumentPageProps = { params: Promise<{ mode: string; id: string }> };

const loadDocument = cache(async ({ client }: Session, id: string) => {
  if (!Id.safeParse(id).success) notFound();
  return orNotFound(client.documents.get(id));
});

const loadBusinessOf = cache(({ client }: Session, id: string) => client.businesses.get(id));

export async function generateMetadata({ params }: DocumentPageProps): Promise<Metadata> {
  const { mode, id } = await params;
  const session = await requireSession(mode);
  const { types, business_id } = await loadDocument(session, id);
  const { legal_name } = await loadBusinessOf(session, business_id);
  return { title: `${documentWords(types)}, ${legal_name}` };
}

export default async function DocumentPage({ params }: DocumentPageProps) {
  const { mode, id } = await params;
  const session = await requireSession(mode);
  const document = await loadDocument(session, id);
  const business = await loadBusinessOf(session, document.business_id);
  return (
    <>
      <PageHeader
        title={documentWords(document.types)}
        crumbs={[
          { label: documentsWords.list.title, href: paths.documents(session.mode) },
          { label: business.legal_name, href: paths.business(session.mode, business.id) },
        ]}
        meta={<Identifier value={document.id} label={documentsWords.page.documentId} />}
      />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <DocumentViewer document={document} files={paths.documentFiles(session.mode)} />
        <Section title={documentsWords.page.about} id="about" first>
          <FactList
            layout="narrow"
            facts={[
              {
                term: documentsWords.page.business,
                record: true,
                value: (
                  <TextLink tone="record" href={paths.business(session.mode, business.id)}>
                    {business.legal_name}
                  </TextLink>
                ),
              },
              {
                term: documentsWords.page.file,
                value: <span className="wrap-anywhere">{document.filename}</span>,
              },
              {
                term: documentsWords.page.kindAndSize,
                value: `${fileTypeOf(document.content_type)}, ${formatSize(document.size)}`,
              },
              {
                term: documentsWords.page.issued,
                value: document.issued_on ? (
                  <CivilDate value={document.issued_on} />
                ) : (
                  documentsWords.page.notOnRecord
                ),
              },
              {
                term: documentsWords.page.onFileSince,
                value: <Time value={document.uploaded_at} />,
              },
              { term: 'SHA-256', value: <Identifier value={document.sha256} label="SHA-256" whole /> },
            ]}
          />
        </Section>
      </div>
    </>
  );
}

/** `application/pdf` → "PDF" */
function fileTypeOf(contentType: string): string {
  return contentType.slice(contentType.indexOf('/') + 1).toUpperCase();
}
