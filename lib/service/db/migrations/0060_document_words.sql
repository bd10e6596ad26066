CREATE TABLE "document_words" (
	"organization_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"word" text COLLATE "C" NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "document_words_organization_id_mode_word_name_pk" PRIMARY KEY("organization_id","mode","word","name"),
	CONSTRAINT "document_words_mode_known" CHECK ("document_words"."mode" in ('test', 'live'))
);
--> statement-breakpoint
ALTER TABLE "document_words" ADD CONSTRAINT "document_words_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "documents_by_filename" ON "documents" USING btree ("organization_id","mode","filename","id");--> statement-breakpoint
-- Like keep_words_of_row.
create function keep_words_of_filename() returns trigger language plpgsql
  security definer set search_path = pg_catalog, pg_temp set enable_seqscan = off as $$
begin
  if exists (
    select from public.document_words
    where organization_id = new.organization_id and mode = new.mode
      and word = public.first_word_of(new.filename) and name = new.filename
  ) then
    return null;
  end if;
  insert into public.document_words (organization_id, mode, word, name)
    select new.organization_id, new.mode, word, new.filename from public.words_of(new.filename) word
    order by word
    on conflict do nothing;
  return null;
end $$;
--> statement-breakpoint
insert into document_words (organization_id, mode, word, name)
  select distinct organization_id, mode, word, filename from documents, words_of(filename) word;
--> statement-breakpoint
create trigger documents_keep_words after insert on documents for each row execute function keep_words_of_filename();
--> statement-breakpoint
create trigger documents_keep_words_of_change after update of filename on documents for each row
  when (old.filename is distinct from new.filename) execute function keep_words_of_filename();
--> statement-breakpoint
select guard_tenant_rows('document_words', 'select');
--> statement-breakpoint
analyze document_words, documents;
